import { iterateProducts, productsPerPage } from '@/lib/catalogue/reads/all-products';
import { getProductCount } from '@/lib/catalogue/reads/product-server';
import {
  getCategories,
  getCategoryProducts,
  getFeatureProducts,
  getFeatureTags,
} from '@/lib/catalogue/reads/server';
import { defaultLocale } from '@/lib/platform/i18n/routing';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import {
  type DocumentParams,
  type DocumentShop,
  resolveDocumentShop,
} from '@/lib/site/documents/document-shop';
import { longDocumentResponse, withHeaderAndFooter } from '@/lib/site/documents/long-document-response';
import { notFoundResponse, responseOrUnavailable } from '@/lib/site/documents/response';
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
} from '@/lib/site/documents/sitemap';

export const dynamic = 'force-dynamic';

const maxConcurrentReads = 4;

const contentType = 'application/xml; charset=utf-8';

/** One sitemap of the sitemap index. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const requestedSitemap = readSitemapName((await params).name);
  if (shop?.locale !== defaultLocale || requestedSitemap === null) return notFoundResponse();
  const { tenant, locale } = shop;
  const offset = (requestedSitemap.number - 1) * pagesPerSitemap;
  return responseOrUnavailable(async () => {
    if (requestedSitemap.kind === 'products') {
      if (offset >= (await getProductCount(shop))) return notFoundResponse();
      return longDocumentResponse(request, {
        key: `${tenant.id} products sitemap ${requestedSitemap.number}`,
        contentType,
        generate: () =>
          withHeaderAndFooter(sitemapHeader, productEntries(shop, requestedSitemap.number), sitemapFooter),
      });
    }
    const [categories, features] = await Promise.all([getCategories(locale), getFeatureTags(locale)]);
    const pages = nonProductSitemapPages(tenant.origin, categories, features).slice(
      offset,
      offset + pagesPerSitemap,
    );
    if (pages.length === 0) return notFoundResponse();
    return longDocumentResponse(request, {
      key: `${tenant.id} pages sitemap ${requestedSitemap.number}`,
      contentType,
      generate: () => withHeaderAndFooter(sitemapHeader, pageEntries(shop, pages), sitemapFooter),
    });
  });
}

/** Returns the last change of a page's products, in epoch milliseconds; null without products or when reading fails. */
async function getModifiedAt({ collection }: SitemapPage, shop: DocumentShop): Promise<number | null> {
  if (!collection) return null;
  const getProducts = collection.kind === 'category' ? getCategoryProducts : getFeatureProducts;
  return getProducts(shop, collection.slug).then(
    (products) => newestModifiedAt(products ?? []),
    (error) => fallbackOnUpstreamError(error, null),
  );
}

/** Yields the entries of pages, a few of which are read at the same time. */
async function* pageEntries(shop: DocumentShop, pages: SitemapPage[]): AsyncGenerator<string> {
  for (let first = 0; first < pages.length; first += maxConcurrentReads) {
    const entries = await Promise.all(
      pages
        .slice(first, first + maxConcurrentReads)
        .map(async (page) =>
          sitemapEntries(shop.tenant.origin, { ...page, modifiedAt: await getModifiedAt(page, shop) }),
        ),
    );
    yield entries.join('');
  }
}

async function* productEntries(shop: DocumentShop, sitemapNumber: number): AsyncGenerator<string> {
  const { origin } = shop.tenant;
  const apiPagesPerSitemap = pagesPerSitemap / productsPerPage;
  const firstApiPage = (sitemapNumber - 1) * apiPagesPerSitemap + 1;
  for await (const products of iterateProducts(shop, firstApiPage, apiPagesPerSitemap)) {
    yield products.map((product) => sitemapEntries(origin, productSitemapPage(origin, product))).join('');
  }
}
