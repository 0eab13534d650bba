import { everyProduct, productsPerRead } from '@/lib/catalogue/every-product';
import { countProducts } from '@/lib/catalogue/product-server';
import {
  getCategories,
  getCategoryProducts,
  getFeatureProducts,
  getFeatureTags,
} from '@/lib/catalogue/server';
import { answerOrNotNow, documentAnswer, noDocument } from '@/lib/documents/answer';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import {
  fixedPages,
  listModifiedAt,
  pagesPerSitemap,
  productEntry,
  readSitemapName,
  type SitemapPage,
  sitemapEntries,
  sitemapFoot,
  sitemapHead,
} from '@/lib/documents/sitemap';
import { framed, streamed } from '@/lib/documents/stream';
import { type Locale, routing } from '@/lib/i18n/routing';
import { limited } from '@/lib/queue/limited';
import { orFallback } from '@/lib/upstream/or-fallback';

export const dynamic = 'force-dynamic';

const inTurn = limited(4, Number.POSITIVE_INFINITY);

const xml = 'application/xml; charset=utf-8';

/** One sitemap of the index. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const shop = await shopOf(params);
  const asked = readSitemapName((await params).name);
  if (shop?.locale !== routing.defaultLocale || asked === null) return noDocument();
  const { tenant, locale } = shop;
  const first = (asked.number - 1) * pagesPerSitemap;
  return answerOrNotNow(async () => {
    if (asked.kind === 'products') {
      if (first >= (await countProducts(locale))) return noDocument();
      const entries = productEntries(tenant.origin, locale, asked.number);
      return streamed(request, framed(sitemapHead, entries, sitemapFoot), xml);
    }
    const [categories, features] = await Promise.all([getCategories(locale), getFeatureTags(locale)]);
    const pages = fixedPages(tenant.origin, categories, features).slice(first, first + pagesPerSitemap);
    if (pages.length === 0) return noDocument();
    const entries = await Promise.all(
      pages.map(async (page) =>
        sitemapEntries(tenant.origin, { ...page, modifiedAt: await inTurn(() => modifiedAt(page, locale)) }),
      ),
    );
    return documentAnswer(sitemapHead + entries.join('') + sitemapFoot, xml);
  });
}

/** When the products of a page changed last; null where it lists none, or where they cannot be read. */
async function modifiedAt({ list }: SitemapPage, locale: Locale): Promise<number | null> {
  if (!list) return null;
  const read = list.kind === 'category' ? getCategoryProducts : getFeatureProducts;
  return read(locale, list.slug).then(
    (products) => listModifiedAt(products ?? []),
    (error) => orFallback(error, null),
  );
}

async function* productEntries(origin: string, locale: Locale, number: number): AsyncGenerator<string> {
  const reads = pagesPerSitemap / productsPerRead;
  for await (const products of everyProduct(locale, (number - 1) * reads + 1, reads)) {
    yield products.map((product) => sitemapEntries(origin, productEntry(origin, product))).join('');
  }
}
