import type { Locator, Page } from '@playwright/test';
import type { CartLine } from '../../lib/cart/cart.ts';
import type { ProductFacts } from '../../lib/catalogue/facts.ts';
import type { SourceProduct } from '../../upstream/catalogue/types.ts';
import { isSoldOut, type Language, products, stockOf } from './catalogue.ts';
import { ask } from './http.ts';
import { port } from './shop.ts';

const unreduced = products.filter(
  ({ sale, colors, sizes }) => !sale && colors.length > 1 && sizes.length > 1,
);

/** Two products with at least 11 pieces of the variant they open with: the first colour in the middle size. */
export const plenty = unreduced.filter(
  (one) =>
    one.colors.length > 1 &&
    one.sizes.length > 1 &&
    stockOf(one, one.colors[0] ?? '', one.sizes[Math.floor((one.sizes.length - 1) / 2)]) > 10,
) as [SourceProduct, SourceProduct];

/** Five products that are not sold out. */
export const five = products.filter((one) => one.sale?.window !== 'on' && !isSoldOut(one)).slice(0, 5);

/** What the storefront says of a product now. */
export async function factsOf(slug: string, language: Language = 'en'): Promise<ProductFacts> {
  const { body } = await ask(port, `/api/products?locale=${language}&slug=${slug}`);
  const facts = (JSON.parse(body) as { products: Record<string, ProductFacts | null> }).products[slug];
  if (!facts) throw new Error(`There is no product ${slug}`);
  return facts;
}

/** A cart line of a product's default variant, as the browser keeps it. */
export async function lineOf(slug: string, given: Partial<CartLine> = {}): Promise<CartLine> {
  const facts = await factsOf(slug);
  const variant = facts.variants.find(({ id }) => id === facts.defaultVariantId) ?? facts.variants[0];
  return {
    productId: facts.id,
    slug,
    variantId: variant?.id ?? null,
    quantity: 1,
    seenPrice: (variant ?? facts).price,
    ...given,
  };
}

/** Has a browser keep values from before its first visit; what visits change stays changed. */
export async function keep(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.context().addInitScript((given) => {
    if (localStorage.getItem('visited')) return;
    localStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(given)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, values);
}

/** Entries of a list that the browser keeps. */
export function kept<T = CartLine>(page: Page, key: string): Promise<T[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{"items":[]}').items, key);
}

/** A notice with exactly this text. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.locator('section[aria-live="polite"]').getByText(text, { exact: true });
}

/** The header's button that opens the cart panel. */
export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Shopping cart, / });
}
