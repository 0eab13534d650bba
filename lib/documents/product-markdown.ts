import { absoluteAddress, paths } from '../address/address.ts';
import { textLines } from '../catalogue/html.ts';
import { type CurrentPrice, cardPrice, currentPrice } from '../catalogue/pricing.ts';
import { productIsOutOfStock, variantIsOutOfStock } from '../catalogue/stock.ts';
import type { CategoryRef, Product, Variant } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import type { Translator } from '../i18n/translator.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { markdownLink, markdownTable, markdownText } from './markdown.ts';

/** For whom and when Markdown is written. */
export interface MarkdownShop {
  tenant: Tenant & { origin: string };
  locale: Locale;
  now: number;
}

/** A product's page as Markdown. */
export function productMarkdown(product: Product, shop: MarkdownShop, t: Translator<'documents'>): string {
  const { title, brand, categoryName, attributes, variants, reviews } = product;
  const lines = textLines(product.descriptionHtml);
  const description = lines.length > 0 ? lines : [product.metaDescription ?? ''];
  const facts: [string, string | null][] = [
    [t('price'), priceInWords(cardPrice(product, shop.now), shop, t)],
    [t('availability'), stockInWords(productIsOutOfStock(product), t)],
    [t('brand'), brand],
    [t('category'), categoryName],
    ...attributes.map(({ name, value }): [string, string] => [name, value]),
  ];
  const heads = [t('color'), t('size'), t('price'), t('availability'), t('sku')];
  return blocks(
    `# ${markdownText(title)}`,
    ...description.map(markdownText),
    list(
      facts.flatMap(([name, value]) => (value ? [`**${markdownText(name)}**: ${markdownText(value)}`] : [])),
    ),
    variants.length > 0 && `## ${markdownText(t('variants'))}`,
    variants.length > 0 &&
      markdownTable(
        heads.map(markdownText),
        variants.map((variant) => variantRow(product, variant, shop, t)),
      ),
    reviews.length > 0 && `## ${markdownText(t('reviews'))}`,
    list(
      reviews.map(({ rating, name, text }) => `**${rating}/5** ${markdownText(name)}: ${markdownText(text)}`),
    ),
    shopLink(paths.product(product.slug), shop, t),
  );
}

/** A category's page as Markdown: what it is, what lies below it, and a line for each product. */
export function categoryMarkdown(
  category: { name: string; slug: string; description: string | null; children: CategoryRef[] },
  products: Product[],
  shop: MarkdownShop,
  t: Translator<'documents'>,
): string {
  const address = (path: string) => absoluteAddress(shop.tenant.origin, shop.locale, path);
  const { name, slug, description, children } = category;
  return blocks(
    `# ${markdownText(name)}`,
    description && markdownText(description),
    children.length > 0 && `## ${markdownText(t('categories'))}`,
    list(children.map((child) => markdownLink(child.name, address(paths.category(child.slug))))),
    products.length > 0 && `## ${markdownText(t('products'))}`,
    list(
      products.map((product) => {
        const price = priceInWords(cardPrice(product, shop.now), shop, t);
        const stock = stockInWords(productIsOutOfStock(product), t);
        const link = markdownLink(product.title, address(paths.product(product.slug)));
        return `${link}: ${markdownText(`${price}, ${stock}`)}`;
      }),
    ),
    shopLink(paths.category(slug), shop, t),
  );
}

function variantRow(
  product: Product,
  variant: Variant,
  shop: MarkdownShop,
  t: Translator<'documents'>,
): string[] {
  const { color, size, sku } = variant;
  const isSoldOut = product.available === false || variantIsOutOfStock(variant);
  const price = priceInWords(currentPrice(variant, shop.now), shop, t);
  const cells = [color ?? '', size ?? '', price, stockInWords(isSoldOut, t), sku ?? ''];
  return cells.map(markdownText);
}

function priceInWords({ price, was }: CurrentPrice, shop: MarkdownShop, t: Translator<'documents'>): string {
  const format = { currency: shop.tenant.currency, locale: shop.locale, notAvailable: t('notAvailable') };
  const current = formatPrice(price, format);
  return was === null ? current : t('onSale', { price: current, was: formatPrice(was, format) });
}

function stockInWords(isSoldOut: boolean, t: Translator<'documents'>): string {
  return isSoldOut ? t('outOfStock') : t('inStock');
}

function shopLink(path: string, { tenant, locale }: MarkdownShop, t: Translator<'documents'>): string {
  return markdownLink(
    t('shopAt', { name: tenant.name[locale] }),
    absoluteAddress(tenant.origin, locale, path),
  );
}

function list(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function blocks(...texts: (string | false | null)[]): string {
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}
