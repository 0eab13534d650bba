import { residentMemory } from '../support/machine.ts';
import { type BenchShop, pages } from '../support/shop.ts';

const atOnce = 8;
const kinds = [
  (number: number) => `${pages.product}?color=made-up-${number}`,
  (number: number) => `${pages.product}?size=made-up-${number}`,
  (number: number) => `/shop?page=${1000 + number}`,
  (number: number) => `/shop/shop-details/made-up-${number}`,
];

/** What many addresses that nobody asks for twice leave behind; memory in MiB. */
export interface MadeUp {
  before: number;
  /** After each quarter of them. */
  after: number[];
  /** Whether the home page was still kept. */
  isHomeKept: boolean;
}

/** Asks for colours, sizes, pages and products that do not exist, each once, eight at a time. */
export async function askForMadeUp(shop: BenchShop, count: number): Promise<MadeUp> {
  for (let time = 0; time < 2; time += 1) await shop.get('/');
  const before = residentMemory(shop.pid);
  const after: number[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => shop.get(kinds[number % kinds.length]?.(number) ?? '/')));
    if (first + atOnce >= (count * (after.length + 1)) / 4) after.push(residentMemory(shop.pid));
  }
  const { headers } = await shop.get('/');
  const isHomeKept = String(headers['cache-status']).includes('hit');
  return { before, after, isHomeKept };
}
