import { countProducts } from '@/lib/catalogue/product-server';
import { getCategories, getFeatureTags } from '@/lib/catalogue/server';
import { answerOrNotNow, documentAnswer, noDocument } from '@/lib/documents/answer';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import { fixedPages, sitemapIndex } from '@/lib/documents/sitemap';
import { routing } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

/** The index of the sitemaps; one for all languages, at the address without a prefix. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await shopOf(params);
  if (shop?.locale !== routing.defaultLocale) return noDocument();
  const { tenant, locale } = shop;
  return answerOrNotNow(async () => {
    const [products, categories, features] = await Promise.all([
      countProducts(locale),
      getCategories(locale),
      getFeatureTags(locale),
    ]);
    const pages = fixedPages(tenant.origin, categories, features).length;
    return documentAnswer(sitemapIndex(tenant.origin, { pages, products }), 'application/xml; charset=utf-8');
  });
}
