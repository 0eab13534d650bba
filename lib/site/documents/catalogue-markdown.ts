import { textLines } from '../../catalogue/product/description.ts';
import { optionValue } from '../../catalogue/product/options.ts';
import { currentPrice, type Priced } from '../../catalogue/product/pricing.ts';
import type { ReviewPage } from '../../catalogue/product/review-pages.ts';
import { defaultVariant } from '../../catalogue/product/selection.ts';
import { isItemOutOfStock, isProductOutOfStock } from '../../catalogue/product/stock.ts';
import type { CategoryRef, Product, Variant } from '../../catalogue/product/types.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { formatPrice } from '../../platform/money/format-price.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import type { Translator } from '../../platform/tenant/translator.ts';
import { localeUrl, paths } from '../../platform/urls/paths.ts';
import { isoSecond } from '../seo/product-properties.ts';
import { escapeMarkdown, markdownLink, markdownTable } from './markdown.ts';

/** Shop, language and time of a Markdown document; `now` is in epoch milliseconds. */
export interface MarkdownContext {
  tenant: Tenant & { origin: string };
  locale: Locale;
  now: number;
}

/** Returns a product page as Markdown, with the first page of its reviews. */
export function productMarkdown(
  product: Product,
  { reviews: shownReviews, total, hasNext: hasMoreReviews }: ReviewPage,
  context: MarkdownContext,
  t: Translator<'documents'>,
): string {
  const { title, brand, categoryName, attributes, variants } = product;
  const descriptionLines = textLines(product.descriptionHtml);
  const paragraphs = descriptionLines.length > 0 ? descriptionLines : [product.metaDescription ?? ''];
  const properties: [string, string | null][] = [
    [t('price'), priceText(defaultVariant(product) ?? product, context, t)],
    [t('availability'), stockText(isProductOutOfStock(product), t)],
    [t('brand'), brand],
    [t('category'), categoryName],
    ...attributes.map(({ name, value }): [string, string] => [name, value]),
  ];
  const optionNames = product.options.map(({ kind, name }) => (kind === 'other' ? name : t(kind)));
  const headers = [...optionNames, t('price'), t('availability'), t('sku')];
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    ...paragraphs.map(escapeMarkdown),
    bulletList(
      properties.flatMap(([name, value]) =>
        value ? [`**${escapeMarkdown(name)}**: ${escapeMarkdown(value)}`] : [],
      ),
    ),
    variants.length > 0 && `## ${escapeMarkdown(t('variants'))}`,
    variants.length > 0 &&
      markdownTable(
        headers.map(escapeMarkdown),
        variants.map((variant) => variantRow(product, variant, context, t)),
      ),
    shownReviews.length > 0 &&
      `## ${escapeMarkdown(hasMoreReviews ? t('someReviews', { count: shownReviews.length, total }) : t('reviews'))}`,
    bulletList(
      shownReviews.map(
        ({ rating, name, text }) => `**${rating}/5** ${escapeMarkdown(name)}: ${escapeMarkdown(text)}`,
      ),
    ),
    shopLink(paths.product(product.slug), context, t),
  );
}

/** Returns a category page as Markdown: description, subcategories and a line for each product. */
export function categoryMarkdown(
  category: { name: string; slug: string; description: string | null; children: CategoryRef[] },
  products: Product[],
  context: MarkdownContext,
  t: Translator<'documents'>,
): string {
  const urlOf = (path: string) => localeUrl(context.tenant.origin, context.locale, path);
  const { name, slug, description, children } = category;
  return joinBlocks(
    `# ${escapeMarkdown(name)}`,
    description && escapeMarkdown(description),
    children.length > 0 && `## ${escapeMarkdown(t('categories'))}`,
    bulletList(children.map((child) => markdownLink(child.name, urlOf(paths.category(child.slug))))),
    products.length > 0 && `## ${escapeMarkdown(t('products'))}`,
    bulletList(
      products.map((product) => {
        const price = priceText(defaultVariant(product) ?? product, context, t);
        const stock = stockText(isProductOutOfStock(product), t);
        const link = markdownLink(product.title, urlOf(paths.product(product.slug)));
        return `${link}: ${escapeMarkdown(`${price}, ${stock}`)}`;
      }),
    ),
    shopLink(paths.category(slug), context, t),
  );
}

function variantRow(
  product: Product,
  variant: Variant,
  context: MarkdownContext,
  t: Translator<'documents'>,
): string[] {
  const price = priceText(variant, context, t);
  const values = product.options.map((option) => optionValue(variant, option) ?? '');
  const cells = [...values, price, stockText(isItemOutOfStock(product, variant), t), variant.sku ?? ''];
  return cells.map(escapeMarkdown);
}

function priceText(priced: Priced, context: MarkdownContext, t: Translator<'documents'>): string {
  const formatOptions = {
    currency: context.tenant.currency,
    locale: context.locale,
    noPriceText: t('notAvailable'),
  };
  const { price, originalPrice } = currentPrice(priced, context.now);
  const current = formatPrice(price, formatOptions);
  return originalPrice === null || priced.sale === null
    ? current
    : t('onSale', {
        price: current,
        was: formatPrice(originalPrice, formatOptions),
        until: isoSecond(priced.sale.endsAt),
      });
}

function stockText(isOutOfStock: boolean, t: Translator<'documents'>): string {
  return isOutOfStock ? t('outOfStock') : t('inStock');
}

function shopLink(path: string, { tenant, locale }: MarkdownContext, t: Translator<'documents'>): string {
  return markdownLink(t('shopAt', { name: tenant.name[locale] }), localeUrl(tenant.origin, locale, path));
}

function bulletList(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function joinBlocks(...texts: (string | false | null)[]): string {
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}
