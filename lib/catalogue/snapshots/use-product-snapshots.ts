import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import useSWR from 'swr';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { ProductSnapshot } from '../product/snapshot.ts';
import { fetchSnapshots } from './fetch-snapshots.ts';
import { loadSnapshots, type SnapshotsBySlug } from './stored-snapshots.ts';

export interface ProductSnapshotsState {
  /** Returns the snapshot of a product: null when the product does not exist any more, undefined while unknown. */
  snapshotOf(slug: string): ProductSnapshot | null | undefined;
  /** True when the last fetch failed, at least for some products; stored snapshots are shown instead. */
  hasFailed: boolean;
  /** True during every fetch. */
  isFetching: boolean;
  /** True until the first fetch succeeds or fails. */
  isPending: boolean;
  /** Fetches all snapshots again. Never rejects: after a failure the earlier ones are shown. */
  refresh(): Promise<unknown>;
  /** Fetches all snapshots again and resolves to `snapshotOf` for the new ones alone. Rejects when a request fails. */
  refetch(): Promise<ProductSnapshotsState['snapshotOf']>;
}

/** Fetches snapshots of several products, again every minute and on focus. Stored snapshots are shown until the first fetch. */
export function useProductSnapshots(slugs: readonly string[]): ProductSnapshotsState {
  const locale = useLocale();
  const uniqueSlugs = [...new Set(slugs)].sort();
  const { data, error, isValidating, mutate } = useSWR(
    uniqueSlugs.length > 0 ? ['products', locale, ...uniqueSlugs] : null,
    ([, language, ...requestedSlugs]) => fetchSnapshots(language as Locale, requestedSlugs),
    { keepPreviousData: true, refreshInterval: 60_000 },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored snapshots change with each fetch
  const stored = useMemo(() => loadSnapshots(locale), [locale, data]);
  const snapshots = { ...stored, ...data };
  return {
    snapshotOf: lookupIn(snapshots),
    hasFailed:
      error !== undefined ||
      (!isValidating && data !== undefined && uniqueSlugs.some((slug) => !Object.hasOwn(data, slug))),
    isFetching: isValidating,
    isPending: uniqueSlugs.length > 0 && data === undefined && error === undefined,
    refresh: () => mutate(),
    // `mutate` without data never rejects, and resolves to the earlier data after a failure.
    refetch: async () =>
      lookupIn((await mutate(fetchSnapshots(locale, uniqueSlugs), { revalidate: false })) ?? {}),
  };
}

function lookupIn(snapshots: SnapshotsBySlug): ProductSnapshotsState['snapshotOf'] {
  return (slug) => (Object.hasOwn(snapshots, slug) ? snapshots[slug] : undefined);
}
