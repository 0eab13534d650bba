import { useEffect } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import type { CartLine } from '@/lib/shopper/cart/cart';
import { lookUpSlugs, slugLookups, withFoundSlug } from '@/lib/shopper/visitor/slug-lookups';

/** Looks up the products of lines without a slug, and returns the cart with the slugs found so far. */
export function useSlugLookups(storedCart: readonly CartLine[]) {
  const { slugs, isFetching, hasFailed } = useStore(slugLookups);
  useEffect(() => {
    // Also after a lookup: the cart may have changed meanwhile.
    if (!isFetching) void lookUpSlugs(storedCart);
  }, [storedCart, isFetching]);
  const cart = storedCart.map((line) => withFoundSlug(line, slugs));
  /** True when the API does not have the product of a line. */
  const isMissing = ({ productId }: CartLine) => slugs.get(String(productId)) === null;
  return {
    cart,
    isMissing,
    isFetching,
    hasFailed: hasFailed && cart.some((line) => line.slug === null && !isMissing(line)),
    lookUpAgain: () => lookUpSlugs(storedCart, { isRetry: true }),
  };
}
