import { everyProduct, productsPerRead } from '@/lib/catalogue/every-product';
import { countProducts, getCategories, getFeatureTags } from '@/lib/catalogue/server';
import { answerOrNotNow, documentAnswer, noDocument } from '@/lib/documents/answer';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import {
  fixedPages,
  pagesPerSitemap,
  productEntry,
  readSitemapName,
  sitemapEntries,
  sitemapFoot,
  sitemapHead,
} from '@/lib/documents/sitemap';
import { framed, streamed } from '@/lib/documents/stream';
import { type Locale, routing } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

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
    const entries = pages.map((page) => sitemapEntries(tenant.origin, page));
    return documentAnswer(sitemapHead + entries.join('') + sitemapFoot, xml);
  });
}

async function* productEntries(origin: string, locale: Locale, number: number): AsyncGenerator<string> {
  const reads = pagesPerSitemap / productsPerRead;
  for await (const products of everyProduct(locale, (number - 1) * reads + 1, reads)) {
    yield products.map((product) => sitemapEntries(origin, productEntry(origin, product))).join('');
  }
}
