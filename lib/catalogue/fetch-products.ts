import type { Locale } from '../i18n/routing.ts';
import { inBatches } from './batches.ts';
import { type FactsBySlug, rememberProducts } from './known-products.ts';

/**
 * Asks for the facts of several products in as few requests as can carry them, and keeps them. A product that no longer exists is
 * null; one that the upstream would not tell of is left out.
 * @throws {Error} when nothing could be read
 */
export async function fetchProducts(locale: Locale, slugs: string[]): Promise<FactsBySlug> {
  const parts = await Promise.all(inBatches(slugs).map((batch) => fetchBatch(locale, batch)));
  const products: FactsBySlug = Object.assign({}, ...parts);
  rememberProducts(locale, products);
  return products;
}

async function fetchBatch(locale: Locale, slugs: string[]): Promise<FactsBySlug> {
  const query = new URLSearchParams([['locale', locale], ...slugs.map((slug) => ['slug', slug])]);
  const response = await fetch(`/api/products?${query}`);
  if (!response.ok) throw new Error(`Products could not be read: ${response.status}`);
  const { products } = (await response.json()) as { products: FactsBySlug };
  return products;
}
