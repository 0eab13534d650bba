import { getCategoryWithProducts, getSubcategories } from '@/lib/catalogue/reads/collections';
import { getProduct } from '@/lib/catalogue/reads/product-server';
import { nameFromEncodedSlug } from '@/lib/catalogue/reads/slugs';
import { getShownReviews } from '@/lib/catalogue/reviews/server';
import { createTranslatorFor } from '@/lib/platform/tenant/translator';
import { localeUrl, paths } from '@/lib/platform/urls/paths';
import { readSlugSegment } from '@/lib/platform/wire/identifiers';
import { categoryMarkdown, productMarkdown } from '@/lib/site/documents/catalogue-markdown';
import {
  type DocumentParams,
  type DocumentShop,
  resolveDocumentShop,
} from '@/lib/site/documents/document-shop';
import {
  documentCacheControl,
  documentResponse,
  notFoundResponse,
  responseOrUnavailable,
} from '@/lib/site/documents/response';

export const dynamic = 'force-dynamic';

const contentType = 'text/markdown; charset=utf-8';

/** Markdown of a product or category page, by content negotiation. The middleware rewrites to this path (lib/site/routing/routes.ts). */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ kind: string; slug: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const { kind, slug: segment } = await params;
  const slug = readSlugSegment(segment);
  const render = { product: renderProduct, category: renderCategory }[kind];
  if (!shop || !render || slug === null) return notFoundResponse(contentType);
  return responseOrUnavailable(async () => {
    const document = await render(shop, slug);
    if (document === null) return notFoundResponse(contentType);
    const canonical = localeUrl(shop.tenant.origin, shop.locale, document.path);
    return documentResponse(document.text, contentType, {
      link: `<${canonical}>; rel="canonical"`,
      'content-language': shop.locale,
      'cache-control': document.cacheControl,
    });
  });
}

async function renderProduct({ tenant, locale }: DocumentShop, slug: string) {
  const product = await getProduct({ tenant, locale }, slug);
  if (product === null) return null;
  const t = await createTranslatorFor({ tenant, locale }, 'documents');
  const { reviewPage } = await getShownReviews(tenant, locale, product);
  const now = Date.now();
  const text = productMarkdown(product, reviewPage, { tenant, locale, now }, t);
  return { text, path: paths.product(product.slug), cacheControl: documentCacheControl([product], now) };
}

async function renderCategory({ tenant, locale }: DocumentShop, slug: string) {
  const categoryWithProducts = await getCategoryWithProducts({ tenant, locale }, slug);
  if (categoryWithProducts === null) return null;
  const { category, products } = categoryWithProducts;
  const t = await createTranslatorFor({ tenant, locale }, 'documents');
  // The API may know the products of a category, but not the category itself.
  const shownCategory = {
    ...(category ?? { name: nameFromEncodedSlug(slug), slug, description: null }),
    children: category ? await getSubcategories(locale, category) : [],
  };
  const now = Date.now();
  const text = categoryMarkdown(shownCategory, products, { tenant, locale, now }, t);
  const path = paths.category(shownCategory.slug);
  return { text, path, cacheControl: documentCacheControl(products, now) };
}
