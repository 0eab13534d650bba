import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProduct, isSoldOut, productPath } from '../../e2e/support/catalogue.ts';
import { startReferenceApi } from '../../e2e/support/reference-api.ts';
import { type Storefront, startStorefront } from '../../e2e/support/storefront.ts';
import { runCommand } from '../../reference-api/admin/run-command.ts';
import { buildIfNeeded } from '../../server/build.ts';

/** The product of the benchmarks: also on the home page and in listings, and without a sale, so that its price is shown. */
export const measuredProduct = findProduct(
  'is a best seller of several colours without a sale',
  (candidate) =>
    candidate.tags.includes('best-sellers') &&
    candidate.colors.length > 1 &&
    !candidate.sale &&
    !isSoldOut(candidate),
);

/** Paths of the pages by the names that `--pages` accepts. */
export const pagePaths: Record<string, string> = {
  home: '/',
  listing: '/shop',
  category: `/shop/shop-category/${measuredProduct.category}`,
  product: productPath(measuredProduct),
  cart: '/shop/cart',
  login: '/auth/login',
};

/** Parses the value of `--pages`. @throws for an unknown name */
export function parsePageNames(names: string): [name: string, path: string][] {
  return names.split(',').map((name) => {
    const path = pagePaths[name];
    if (!path) throw new Error(`Unknown page ${name}: --pages accepts ${Object.keys(pagePaths).join(',')}`);
    return [name, path];
  });
}

/** A storefront with its own reference API, where the price of the measured product can be set. */
export interface BenchShop extends Storefront {
  /** Sets the price of the measured product as `npm run upstream -- set-price` does, without a webhook. */
  setPrice(pounds: number): Promise<void>;
}

/**
 * Builds the project if needed, and starts the reference API and the storefront. `stop` removes the catalogue.
 * @param settings of the storefront
 */
export async function startShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const folder = mkdtempSync(join(tmpdir(), 'rida-bench-'));
  await buildIfNeeded();
  const api = await startReferenceApi(folder);
  const storefront = await startStorefront({ API_BASE_URL: api.url, ...settings });
  return {
    ...storefront,
    async setPrice(pounds) {
      await runCommand(['set-price', measuredProduct.slug, String(pounds)], folder);
    },
    async stop() {
      await storefront.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
