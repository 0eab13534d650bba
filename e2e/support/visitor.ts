import type { Locator, Page } from '@playwright/test';
import type { ProductSnapshot } from '../../lib/catalogue/product/snapshot.ts';
import type { Id } from '../../lib/platform/wire/identifiers.ts';
import type { CartLine } from '../../lib/shopper/cart/cart.ts';
import { toStoredLine } from '../../lib/shopper/cart/lines.ts';
import type { SourceProduct } from '../../reference-api/catalogue/types.ts';
import { defaultVariantStock, isSoldOut, type Language, products } from './catalogue.ts';
import { httpRequest } from './http.ts';
import { port } from './shop-origin.ts';

const fullPriceProducts = products.filter(
  ({ sale, colors, sizes }) => !sale && colors.length > 1 && sizes.length > 1,
);

/** Products with at least 11 units of their default variant. */
export const wellStockedProducts = fullPriceProducts.filter(
  (product) => defaultVariantStock(product) > 10,
) as [SourceProduct, SourceProduct];

/** Five products in stock that are not on sale now. */
export const availableProducts = products
  .filter((product) => product.sale?.window !== 'on' && !isSoldOut(product))
  .slice(0, 5);

/** Fetches the current snapshot of a product from the storefront. */
export async function fetchSnapshot(slug: string, language: Language = 'en'): Promise<ProductSnapshot> {
  const { body } = await httpRequest(port, `/api/products?locale=${language}&slug=${slug}`);
  const snapshot = (JSON.parse(body) as { products: Record<string, ProductSnapshot | null> }).products[slug];
  if (!snapshot) throw new Error(`There is no product ${slug}`);
  return snapshot;
}

/** Cart line of a product's default variant. */
export async function createCartLine(slug: string, overrides: Partial<CartLine> = {}): Promise<CartLine> {
  const snapshot = await fetchSnapshot(slug);
  const variant =
    snapshot.variants.find(({ id }) => id === snapshot.defaultVariantId) ?? snapshot.variants[0];
  return {
    productId: snapshot.id,
    slug,
    title: snapshot.title,
    variantId: variant?.id ?? null,
    quantity: 1,
    seenPrice: (variant ?? snapshot).price,
    ...overrides,
  };
}

/** Cart line in local storage (docs/behaviour.md §11). */
export interface StoredLine {
  id: Id;
  title: string;
  variant: { id: Id | null };
  orderQuantity: number;
  slug: string | null;
}

/** Stored cart line of a product's default variant. */
export async function createStoredLine(slug: string, overrides: Partial<CartLine> = {}): Promise<object> {
  return toStoredLine(await createCartLine(slug, overrides));
}

/** Stores values in local storage before the first page loads, and does not overwrite them on later pages. */
export async function seedStorage(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.context().addInitScript((entries) => {
    // The first page of a tab in Firefox has neither storage nor a URL.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('visited')) return;
    localStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, values);
}

/** Reads the entries of a list in local storage. */
export function readStoredItems<T = StoredLine>(page: Page, key: string): Promise<T[]> {
  return page.evaluate((storageKey) => JSON.parse(localStorage.getItem(storageKey) ?? '[]'), key);
}

/** Locates a toast with exactly this text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('section[aria-live="polite"]').getByText(text, { exact: true });
}

/** Locates the header button that opens the cart panel. */
export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Shopping cart, / });
}
