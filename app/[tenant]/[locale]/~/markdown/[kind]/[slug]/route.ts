import { getCategoryWithProducts } from '@/lib/catalogue/collections';
import { getProduct } from '@/lib/catalogue/product-server';
import { titleFromSlug } from '@/lib/catalogue/slugs';
import { type DocumentParams, type DocumentShop, resolveDocumentShop } from '@/lib/documents/params';
import { categoryMarkdown, productMarkdown } from '@/lib/documents/product-markdown';
import { documentResponse, notFoundResponse, responseOrUnavailable } from '@/lib/documents/response';
import { getShownReviews } from '@/lib/reviews/server';
import { createTranslatorFor } from '@/lib/tenant/translator';
import { absoluteUrl, paths } from '@/lib/urls/paths';
import { readSlugSegment } from '@/lib/wire/identifiers';

export const dynamic = 'force-dynamic';

const markdown = 'text/markdown; charset=utf-8';

/** Markdown of a product or category page, by content negotiation. The middleware rewrites to this path (lib/routing/routes.ts). */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ kind: string; slug: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const { kind, slug: segment } = await params;
  const slug = readSlugSegment(segment);
  const render = { product: renderProduct, category: renderCategory }[kind];
  if (!shop || !render || slug === null) return notFoundResponse(markdown);
  return responseOrUnavailable(async () => {
    const page = await render(shop, slug);
    if (page === null) return notFoundResponse(markdown);
    const canonical = absoluteUrl(shop.tenant.origin, shop.locale, page.path);
    return documentResponse(page.text, markdown, {
      link: `<${canonical}>; rel="canonical"`,
      'content-language': shop.locale,
    });
  });
}

async function renderProduct({ tenant, locale }: DocumentShop, slug: string) {
  const product = await getProduct(locale, slug);
  if (product === null) return null;
  const t = await createTranslatorFor({ tenant, locale }, 'documents');
  const { page } = await getShownReviews(tenant, locale, product);
  const text = productMarkdown(product, page, { tenant, locale, now: Date.now() }, t);
  return { text, path: paths.product(product.slug) };
}

async function renderCategory({ tenant, locale }: DocumentShop, slug: string) {
  const found = await getCategoryWithProducts(locale, slug);
  if (found === null) return null;
  const { category, products } = found;
  const t = await createTranslatorFor({ tenant, locale }, 'documents');
  const shown = category ?? { name: titleFromSlug(slug), slug, description: null, children: [] };
  const text = categoryMarkdown(shown, products, { tenant, locale, now: Date.now() }, t);
  return { text, path: paths.category(slug) };
}
