import { getProduct } from '@/lib/catalogue/product-server';
import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { locales } from '@/lib/i18n/routing';
import { productOptionsOf } from '@/lib/product/requested-options';
import { readSlugSegment } from '@/lib/wire/identifiers';

export const dynamic = 'force-dynamic';

/**
 * Values of options and number of review pages that the query of a product page may name; empty for a missing product. Fetched by
 * `server/pages/product-options.ts`. The middleware rewrites to this path (lib/routing/routes.ts).
 */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ slug: string }> },
) {
  const [shop, { slug: segment }] = await Promise.all([resolveDocumentShop(params), params]);
  const slug = readSlugSegment(segment);
  if (shop === null || slug === null) return Response.json(productOptionsOf([]));
  const products = await Promise.all(locales.map((locale) => getProduct({ ...shop, locale }, slug)));
  return Response.json(productOptionsOf(products.filter((product) => product !== null)));
}
