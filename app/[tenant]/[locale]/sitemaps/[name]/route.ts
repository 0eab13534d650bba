import { iterateProducts, productsPerPage } from '@/lib/catalogue/all-products';
import { getProductCount } from '@/lib/catalogue/product-server';
import {
  getCategories,
  getCategoryProducts,
  getFeatureProducts,
  getFeatureTags,
} from '@/lib/catalogue/server';
import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { documentResponse, notFoundResponse, responseOrUnavailable } from '@/lib/documents/response';
import {
  newestModifiedAt,
  nonProductSitemapPages,
  pagesPerSitemap,
  productSitemapPage,
  readSitemapName,
  type SitemapPage,
  sitemapEntries,
  sitemapFooter,
  sitemapHeader,
} from '@/lib/documents/sitemap';
import { streamResponse, withHeaderAndFooter } from '@/lib/documents/stream';
import { type Locale, routing } from '@/lib/i18n/routing';
import { limitConcurrency } from '@/lib/process/semaphore';
import { fallbackOnUpstreamError } from '@/lib/upstream/fallback';

export const dynamic = 'force-dynamic';

const maxConcurrentReads = 4;
const limitReads = limitConcurrency(maxConcurrentReads, Number.POSITIVE_INFINITY);

const contentType = 'application/xml; charset=utf-8';

/** One sitemap of the sitemap index. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const requestedSitemap = readSitemapName((await params).name);
  if (shop?.locale !== routing.defaultLocale || requestedSitemap === null) return notFoundResponse();
  const { tenant, locale } = shop;
  const offset = (requestedSitemap.number - 1) * pagesPerSitemap;
  return responseOrUnavailable(async () => {
    if (requestedSitemap.kind === 'products') {
      if (offset >= (await getProductCount(locale))) return notFoundResponse();
      const entries = productEntries(tenant.origin, locale, requestedSitemap.number);
      return streamResponse(request, withHeaderAndFooter(sitemapHeader, entries, sitemapFooter), contentType);
    }
    const [categories, features] = await Promise.all([getCategories(locale), getFeatureTags(locale)]);
    const pages = nonProductSitemapPages(tenant.origin, categories, features).slice(
      offset,
      offset + pagesPerSitemap,
    );
    if (pages.length === 0) return notFoundResponse();
    const entries = await Promise.all(
      pages.map(async (page) =>
        sitemapEntries(tenant.origin, {
          ...page,
          modifiedAt: await limitReads(() => getModifiedAt(page, locale)),
        }),
      ),
    );
    return documentResponse(sitemapHeader + entries.join('') + sitemapFooter, contentType);
  });
}

/** Returns the last change of a page's products, in epoch milliseconds; null without products or when reading fails. */
async function getModifiedAt({ list }: SitemapPage, locale: Locale): Promise<number | null> {
  if (!list) return null;
  const getProducts = list.kind === 'category' ? getCategoryProducts : getFeatureProducts;
  return getProducts(locale, list.slug).then(
    (products) => newestModifiedAt(products ?? []),
    (error) => fallbackOnUpstreamError(error, null),
  );
}

async function* productEntries(
  origin: string,
  locale: Locale,
  sitemapNumber: number,
): AsyncGenerator<string> {
  const apiPagesPerSitemap = pagesPerSitemap / productsPerPage;
  const firstApiPage = (sitemapNumber - 1) * apiPagesPerSitemap + 1;
  for await (const products of iterateProducts(locale, firstApiPage, apiPagesPerSitemap)) {
    yield products.map((product) => sitemapEntries(origin, productSitemapPage(origin, product))).join('');
  }
}
