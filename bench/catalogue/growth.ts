import { join } from 'node:path';
import { seedProducts, startReferenceApi } from '../../e2e/support/reference-api.ts';
import { startStorefront } from '../../e2e/support/storefront.ts';
import { peakMemory } from '../support/machine.ts';
import { markdownTable } from '../support/markdown-table.ts';
import { median } from '../support/percentile.ts';

const listings = [
  '',
  '?sortBy=low',
  '?minPrice=300&maxPrice=2000',
  '?color=Black&page=2',
  '?category=abayas&sortBy=high',
];
const searches = ['linen', 'black abaya', 'عباية سوداء', 'linne abbaya', 'dress'];
const documents = ['/sitemap.xml', '/sitemaps/products-1.xml', '/feeds/google.xml', '/ar/feeds/meta.csv'];
const rounds = 3;

/** Measures what the storefront does with catalogues of these sizes, in the embedded database, and prints a row for each. */
export async function measureGrowth(productCounts: number[], print: (text: string) => void): Promise<void> {
  const columns: (string | number)[][] = [];
  let rowNames: string[] = [];
  for (const count of productCounts) {
    const rows = await measureShop(count);
    rowNames = Object.keys(rows);
    columns.push(Object.values(rows));
    print(
      `${count} products: ${Object.entries(rows)
        .map(([name, value]) => `${name} ${value}`)
        .join('; ')}\n`,
    );
  }
  print(
    markdownTable(
      ['', ...productCounts.map((count) => `${count} products`)],
      rowNames.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')]),
    ),
  );
}

/** Returns the measurements of a catalogue by their names. */
async function measureShop(count: number): Promise<Record<string, string | number>> {
  const folder = join('.data', `bench-${count}`);
  await seedProducts(folder, String(count));
  const api = await startReferenceApi(folder);
  const [startMs, shop] = await timed(() =>
    startStorefront({ API_BASE_URL: api.url, UPSTREAM_TIMEOUT_MS: '30000', TENANTS_FILE: 'tenants.json' }),
  );
  const secondsOf = async (path: string): Promise<string> => {
    const [ms, { status }] = await timed(() => shop.get(path));
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return (ms / 1000).toFixed(2);
  };
  const medianOf = async (paths: string[]): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) times.push((await timed(() => shop.get(path)))[0]);
    }
    return Math.round(median(times));
  };
  try {
    await shop.get('/shop');
    const rows: Record<string, string | number> = {
      'start of the storefront, s': (startMs / 1000).toFixed(1),
      'listing with filters, median ms': await medianOf(listings.map((query) => `/shop${query}`)),
      'search, median ms': await medianOf(
        searches.map((text) => `/shop?searchText=${encodeURIComponent(text)}`),
      ),
    };
    for (const path of documents) {
      rows[`${path}, s`] = await secondsOf(path);
      rows[`${path} again, s`] = await secondsOf(path);
    }
    return { ...rows, 'peak memory of the storefront, MiB': peakMemory(shop.pid) };
  } finally {
    await shop.stop();
    await api.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const startedAt = performance.now();
  const result = await work();
  return [performance.now() - startedAt, result];
}
