import { getProductCount } from '@/lib/catalogue/reads/product-server';
import { getCategories, getFeatureTags } from '@/lib/catalogue/reads/server';
import { defaultLocale } from '@/lib/platform/i18n/routing';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { documentResponse, notFoundResponse, responseOrUnavailable } from '@/lib/site/documents/response';
import { nonProductSitemapPages, sitemapIndex } from '@/lib/site/documents/sitemap';

export const dynamic = 'force-dynamic';

/** Sitemap index for all languages, at the path without language prefix. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await resolveDocumentShop(params);
  if (shop?.locale !== defaultLocale) return notFoundResponse();
  const { tenant, locale } = shop;
  return responseOrUnavailable(async () => {
    const [productCount, categories, features] = await Promise.all([
      getProductCount(shop),
      getCategories(locale),
      getFeatureTags(locale),
    ]);
    const pageCount = nonProductSitemapPages(tenant.origin, categories, features).length;
    return documentResponse(
      sitemapIndex(tenant.origin, { pages: pageCount, products: productCount }),
      'application/xml; charset=utf-8',
    );
  });
}
