import { getProduct } from '@/lib/catalogue/product-server';
import { locales } from '@/lib/i18n/routing';
import { productOptionsOf } from '@/lib/product/requested-options';
import { readSlugSegment } from '@/lib/wire/identifiers';

export const dynamic = 'force-dynamic';

/**
 * Values of the parameters of a product page, none for a missing product; `server/http/product-options.ts` reads them. The
 * middleware rewrites to this path (lib/routing/routes.ts).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = readSlugSegment((await params).slug);
  if (slug === null) return Response.json(productOptionsOf([]));
  const products = await Promise.all(locales.map((locale) => getProduct(locale, slug)));
  return Response.json(productOptionsOf(products.filter((product) => product !== null)));
}
