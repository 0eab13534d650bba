import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import { createProductSnapshot } from '../product/snapshot.ts';
import { product } from '../product/testing.ts';
import { batchSlugs } from './fetch-snapshots.ts';

const snapshot = createProductSnapshot(product({}));
const { fetch: realFetch } = globalThis;

let browser: FakeBrowser;

beforeEach(() => {
  browser = installFakeBrowser();
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const slugs = (count: number, length: number, letter = 'a') =>
  Array.from({ length: count }, (_, index) => `${index}`.padStart(length, letter));

describe('slug batches', () => {
  test('the products of a cart fit into one batch', () => {
    expect(batchSlugs(slugs(40, 40))).toHaveLength(1);
    expect(batchSlugs([])).toEqual([]);
  });

  test('batches stay within the limits and contain every slug once', () => {
    for (const allSlugs of [slugs(250, 8), slugs(100, 200), slugs(60, 200, 'ع')]) {
      const batches = batchSlugs(allSlugs);
      expect(batches.flat()).toEqual(allSlugs);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(100);
        expect(batch.map((slug) => `&slug=${encodeURIComponent(slug)}`).join('').length).toBeLessThan(8000);
      }
    }
  });
});

test('leaves out snapshots of another release', async () => {
  const products = {
    abaya: { ...snapshot, slug: 'abaya', options: undefined },
    dress: { ...snapshot, slug: 'dress' },
    gone: null,
  };
  globalThis.fetch = async () => Response.json({ products });
  const { fetchSnapshots } = await browser.openTab(() => import('./fetch-snapshots.ts'));
  expect(await fetchSnapshots('en', Object.keys(products))).toEqual({ dress: products.dress, gone: null });
});

test('fails when the shop takes longer than 30 s', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  globalThis.fetch = async (_path, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ products: {} });
  };
  const { fetchSnapshots } = await browser.openTab(() => import('./fetch-snapshots.ts'));
  await expect(fetchSnapshots('en', ['abaya'])).rejects.toThrow('aborted');
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});
