import { absoluteAddress, paths } from '@/lib/address/address';
import { slugParam } from '@/lib/address/slug-param';
import { categoryWithProducts } from '@/lib/catalogue/collections';
import { getProduct } from '@/lib/catalogue/product-server';
import { titleFromSlug } from '@/lib/catalogue/slug-link';
import { answerOrNotNow, documentAnswer, noDocument } from '@/lib/documents/answer';
import { categoryMarkdown, productMarkdown } from '@/lib/documents/product-markdown';
import { type DocumentParams, type Shop, shopOf } from '@/lib/documents/request';
import { translatorOf } from '@/lib/i18n/translator';

export const dynamic = 'force-dynamic';

const markdown = 'text/markdown; charset=utf-8';

/** A product's or category's page for who asks for Markdown. The middleware leads here (lib/routing/routes.ts). */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ kind: string; slug: string }> },
) {
  const shop = await shopOf(params);
  const { kind, slug: segment } = await params;
  const slug = slugParam(segment);
  const write = { product: writeProduct, category: writeCategory }[kind];
  if (!shop || !write || slug === null) return noDocument(markdown);
  return answerOrNotNow(async () => {
    const page = await write(shop, slug);
    if (page === null) return noDocument(markdown);
    const canonical = absoluteAddress(shop.tenant.origin, shop.locale, page.path);
    return documentAnswer(page.text, markdown, {
      link: `<${canonical}>; rel="canonical"`,
      'content-language': shop.locale,
    });
  });
}

async function writeProduct({ tenant, locale }: Shop, slug: string) {
  const product = await getProduct(locale, slug);
  if (product === null) return null;
  const t = await translatorOf(locale, 'documents');
  const text = productMarkdown(product, { tenant, locale, now: Date.now() }, t);
  return { text, path: paths.product(product.slug) };
}

async function writeCategory({ tenant, locale }: Shop, slug: string) {
  const found = await categoryWithProducts(locale, slug);
  if (found === null) return null;
  const { category, products } = found;
  const t = await translatorOf(locale, 'documents');
  const shown = category ?? { name: titleFromSlug(slug), slug, description: null, children: [] };
  const text = categoryMarkdown(shown, products, { tenant, locale, now: Date.now() }, t);
  return { text, path: paths.category(slug) };
}
