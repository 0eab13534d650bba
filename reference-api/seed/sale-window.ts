import type { SourceSale } from '../catalogue/types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns start and end of a sale, seen from a time; they vary by product, so that not all sales start or end at once. */
export function saleWindowAround(
  window: SourceSale['window'],
  productId: number,
  now: Date,
): { startAt: Date; endAt: Date } {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  switch (window) {
    case 'on':
      return { startAt: at(-2 - (productId % 5)), endAt: at(5 + (productId % 17)) };
    case 'over':
      return { startAt: at(-30), endAt: at(-3 - (productId % 11)) };
    case 'soon':
      return { startAt: at(3 + (productId % 6)), endAt: at(14 + (productId % 7)) };
  }
}
