import { getProduct } from '@/lib/catalogue/product-server';
import { locales } from '@/lib/i18n/routing';
import { productOptionsOf } from '@/lib/product/requested-options';
import { readSlugSegment } from '@/lib/wire/identifiers';

export const dynamic = 'force-dynamic';

/**
 * Colours, sizes and number of review pages that the query of a product page may name; empty for a missing product. Fetched by
 * `server/http/product-options.ts`. The middleware rewrites to this path (lib/routing/routes.ts).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = readSlugSegment((await params).slug);
  if (slug === null) return Response.json(productOptionsOf([]));
  const products = await Promise.all(locales.map((locale) => getProduct(locale, slug)));
  return Response.json(productOptionsOf(products.filter((product) => product !== null)));
}
