import { useEffect } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import type { CartLine } from '@/lib/shopper/cart/cart';
import { slugLookups, withFoundSlug } from '@/lib/shopper/visitor/slug-lookups';

/** Looks up the products of lines without a slug, and returns the cart with the slugs found so far. */
export function useSlugLookups(storedCart: readonly CartLine[]) {
  const { results, isFetching } = useStore(slugLookups);
  useEffect(() => {
    // Also after a lookup: the cart may have changed meanwhile.
    if (!isFetching) void lookUp(storedCart, false);
  }, [storedCart, isFetching]);
  const cart = storedCart.map((line) => withFoundSlug(line, results));
  const resultOf = ({ productId }: CartLine) => results.get(String(productId));
  return {
    cart,
    /** True when the API does not have the product of a line. */
    isMissing: (line: CartLine) => resultOf(line)?.slug === null,
    isFetching,
    /** True when a product could not be found, although the API may have it. */
    hasFailed:
      !isFetching &&
      cart.some((line) => line.slug === null && resultOf(line) && resultOf(line)?.slug === undefined),
    lookUpAgain: () => lookUp(storedCart, true),
  };
}

/** Never rejects. @param isRetry true to look up again what could not be found */
async function lookUp(cart: readonly CartLine[], isRetry: boolean): Promise<void> {
  const lines = cart.filter(({ slug }) => slug === null);
  if (lines.length === 0) return;
  try {
    const { lookUpSlugs } = await import('@/lib/shopper/visitor/look-up-slugs');
    await lookUpSlugs(lines, isRetry);
  } catch {
    // The script could not be loaded.
    const { results, isFetching } = slugLookups.get();
    const failures = lines.map(({ productId }): [string, { until: number }] => [
      String(productId),
      { until: 0 },
    ]);
    slugLookups.set({ results: new Map([...failures, ...results]), isFetching });
  }
}
