import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { Locale } from '../i18n/routing.ts';
import type { ProductFacts } from './facts.ts';
import { fetchProducts } from './fetch-products.ts';
import { type FactsBySlug, knownProducts } from './known-products.ts';

export interface ProductsState {
  /** Facts of a product; null when it no longer exists, undefined while nothing is known of it. */
  factsOf(slug: string): ProductFacts | null | undefined;
  /** Whether the upstream did not answer last time; what is shown is what was known before. */
  failed: boolean;
  loading: boolean;
  /** Reads everything again; resolves when that is done to the facts as they are then. */
  refresh(): Promise<ProductsState['factsOf']>;
}

/** Reads the facts of several products in one request, again whenever the visitor comes back, and keeps the last known ones. */
export function useProducts(slugs: readonly string[]): ProductsState {
  const locale = useLocale();
  const each = [...new Set(slugs)].sort();
  const { data, error, isValidating, mutate } = useSWR(
    each.length > 0 ? ['products', locale, ...each] : null,
    ([, language, ...asked]) => fetchProducts(language as Locale, asked),
    { keepPreviousData: true, refreshInterval: 60_000 },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known changes with what was read
  const before = useMemo(() => knownProducts(locale), [locale, data]);
  const known = { ...before, ...data };
  return {
    factsOf: among(known),
    failed:
      error !== undefined ||
      (!isValidating && data !== undefined && each.some((slug) => !Object.hasOwn(data, slug))),
    loading: isValidating,
    refresh: async () => among({ ...known, ...(await mutate()) }),
  };
}

function among(known: FactsBySlug): ProductsState['factsOf'] {
  return (slug) => (Object.hasOwn(known, slug) ? known[slug] : undefined);
}
