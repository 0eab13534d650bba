import { validParametersOf } from '@/lib/catalogue/product/requested-options';
import { getProduct } from '@/lib/catalogue/reads/product-server';
import { locales } from '@/lib/platform/i18n/routing';
import { readSlugSegment } from '@/lib/platform/wire/identifiers';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';

export const dynamic = 'force-dynamic';

/**
 * Values of options and number of review pages that the query of a product page may name; empty for a missing product. Fetched by
 * `server/pages/internal-reads.ts`. The middleware rewrites to this path (lib/site/routing/routes.ts).
 */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ slug: string }> },
) {
  const [shop, { slug: segment }] = await Promise.all([resolveDocumentShop(params), params]);
  const slug = readSlugSegment(segment);
  if (shop === null || slug === null) return Response.json(validParametersOf([]));
  const products = await Promise.all(locales.map((locale) => getProduct({ ...shop, locale }, slug)));
  return Response.json(validParametersOf(products.filter((product) => product !== null)));
}
