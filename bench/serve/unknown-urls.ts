import { residentMemory } from '../support/machine.ts';
import { type BenchShop, pagePaths } from '../support/shop.ts';

const concurrency = 8;
const urlPatterns = [
  (number: number) => `${pagePaths.product}?color=made-up-${number}`,
  (number: number) => `${pagePaths.product}?size=made-up-${number}`,
  (number: number) => `/shop?page=${1000 + number}`,
  (number: number) => `/shop/shop-details/made-up-${number}`,
];

/** Memory of the storefront, in MiB, around many requests for URLs that do not exist. */
export interface UnknownUrlsResult {
  memoryBefore: number;
  /** After each quarter of the requests. */
  memoryAfterQuarters: number[];
  /** True when the home page is still in the cache. */
  isHomeCached: boolean;
}

/** Requests colours, sizes, pages and products that do not exist, each once, eight at a time. */
export async function requestUnknownUrls(shop: BenchShop, count: number): Promise<UnknownUrlsResult> {
  // The page cache evicts a page that was requested only once before other pages.
  for (let repeat = 0; repeat < 2; repeat += 1) await shop.get('/');
  const memoryBefore = residentMemory(shop.pid);
  const memoryAfterQuarters: number[] = [];
  for (let first = 0; first < count; first += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, count - first) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) => shop.get(urlPatterns[number % urlPatterns.length]?.(number) ?? '/')),
    );
    const nextQuarterEnd = (count * (memoryAfterQuarters.length + 1)) / 4;
    if (first + concurrency >= nextQuarterEnd) memoryAfterQuarters.push(residentMemory(shop.pid));
  }
  const { headers } = await shop.get('/');
  const isHomeCached = String(headers['cache-status']).includes('hit');
  return { memoryBefore, memoryAfterQuarters, isHomeCached };
}
