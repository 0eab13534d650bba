import type { Choice } from './choice.ts';
import { sizesFor } from './selection.ts';
import { variantIsOutOfStock } from './stock.ts';

/** Sizes of which nothing is left in a colour, or that it does not come in; without a colour, of which nothing is left in any. */
export function soldOutSizes(choice: Choice, color: string | null): string[] {
  const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
  return sizesFor(choice).filter((size) =>
    choice.variants.every(
      (variant) =>
        !same(variant.size, size) ||
        (color !== null && !same(variant.color, color)) ||
        choice.available === false ||
        variantIsOutOfStock(variant),
    ),
  );
}
