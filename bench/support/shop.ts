import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSoldOut, pathOf, productThat } from '../../e2e/support/catalogue.ts';
import { startReferenceApi } from '../../e2e/support/reference-api.ts';
import { type Storefront, startStorefront } from '../../e2e/support/storefront.ts';
import { buildWhenNeeded } from '../../server/build.ts';
import { runCommand } from '../../upstream/admin/run-command.ts';

/** The product that is measured: found on the home page and the listings too, and without a sale that would hide its price. */
export const product = productThat(
  'is a best seller of several colours without a sale',
  (one) => one.tags.includes('best-sellers') && one.colors.length > 1 && !one.sale && !isSoldOut(one),
);

/** Pages that are measured, by the names that `--pages` takes. */
export const pages: Record<string, string> = {
  home: '/',
  listing: '/shop',
  category: `/shop/shop-category/${product.category}`,
  product: pathOf(product),
  cart: '/shop/cart',
  login: '/auth/login',
};

/** The named pages; throws for a name that is none. */
export function pagesNamed(names: string): [name: string, path: string][] {
  return names.split(',').map((name) => {
    const path = pages[name];
    if (!path) throw new Error(`There is no page ${name}: --pages takes ${Object.keys(pages).join(',')}`);
    return [name, path];
  });
}

/** The storefront over a reference API of its own, whose prices can be set. */
export interface BenchShop extends Storefront {
  /** Sets the price of the measured product as `npm run upstream -- set-price` does; the storefront is not told. */
  setPrice(pounds: number): Promise<void>;
}

/** @param folder empty or missing; holds the catalogue and is removed at the end */
export async function startShop(folder = mkdtempSync(join(tmpdir(), 'rida-bench-'))): Promise<BenchShop> {
  await buildWhenNeeded();
  const api = await startReferenceApi(folder);
  const storefront = await startStorefront({ API_BASE_URL: api.url });
  return {
    ...storefront,
    async setPrice(pounds) {
      await runCommand(['set-price', product.slug, String(pounds)], folder);
    },
    async stop() {
      await storefront.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
