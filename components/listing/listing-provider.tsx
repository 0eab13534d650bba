'use client';

import { useParams, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useDeferredValue,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { openPage } from '@/components/ui/layer-entry';
import type { FacetCounts } from '@/lib/catalogue/listing/facet-values';
import { type KnownValues, withKnownValues } from '@/lib/catalogue/listing/known-values';
import { emptyQuery, type ListingQuery, mergeQueries, type QueryChange } from '@/lib/catalogue/listing/query';
import { hrefWithOtherParameters, parseListingParams } from '@/lib/catalogue/listing/url';
import { createStore, type Store } from '@/lib/platform/store/store';
import { localePath } from '@/lib/platform/urls/paths';
import { track } from '@/lib/shopper/tracking/track';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';

interface ListingState {
  /** Optimistic query: the requested one while its results load. */
  query: ListingQuery;
  /** True while the requested results load. */
  pending: boolean;
  /**
   * Number of results; null while it is unknown, and until `ReportResults` has reported it. A store, so that a new number does not render every
   * control again.
   */
  total: Store<number | null>;
  /** Numbers of products by facet and value; null while unknown. */
  counts: Store<FacetCounts | null>;
  /** Path of the listing with the prefix of the language. */
  path: string;
  /**
   * Applies a change to the latest query, which may be ahead of the deferred `query`, and navigates to the result.
   * The current results stay until those of the last call arrive.
   */
  navigate(change: QueryChange): void;
}

/** State of the surrounding listing, deferred so that checkboxes render first. */
export const ListingContext = createContext({} as ListingState);

/** Optimistic query that is not deferred, for controls that must show a choice at once. */
export const OptimisticQueryContext = createContext<ListingQuery>(emptyQuery);

/** Element id that a change of filters scrolls to. */
export const productsAnchor = 'products';

interface ListingProviderProps {
  /** Path without language. */
  path: string;
  /** Valid filter values, to correct the query's spelling; null when unknown. */
  knownValues?: KnownValues | null;
  children: ReactNode;
}

/** Provides a listing's query, parsed from the route's `query` segment, and navigation to its controls. */
export function ListingProvider(props: ListingProviderProps) {
  const router = useRouter();
  const { query: segment } = useParams<{ query?: string }>();
  const params = segment === undefined ? null : parseQuerySegment(segment);
  const path = localePath(useLocale(), props.path);
  const [pending, startTransition] = useTransition();
  const readQuery = (urlParams: URLSearchParams) =>
    withKnownValues(parseListingParams(urlParams), props.knownValues ?? null);
  const shownQuery = params ? readQuery(params) : emptyQuery;
  const [query, setOptimisticQuery] = useOptimistic(shownQuery);
  const [total] = useState(() => createStore<number | null>(null));
  const [counts] = useState(() => createStore<FacetCounts | null>(null));
  /** Query with all changes, also those whose render is pending, so that two quick changes add up. */
  const latestQuery = useRef(query);
  useLayoutEffect(() => {
    latestQuery.current = query;
  });

  const navigate = (change: QueryChange) => {
    const nextQuery = change(latestQuery.current);
    latestQuery.current = nextQuery;
    // Keeps the URL's other parameters, such as those of a campaign.
    const href = hrefWithOtherParameters(path, new URLSearchParams(location.search), nextQuery);
    const [, queryString = ''] = href.split('?');
    track({ type: 'filter', query: queryString });
    startTransition(async () => {
      setOptimisticQuery(nextQuery);
      // First paints the choice, then navigates: on a slow phone, both at once would show the choice twice as late.
      await new Promise<void>(afterPaint);
      openPage(router, href, { scroll: false });
      document.getElementById(productsAnchor)?.scrollIntoView();
    });
  };

  /** Follows a `ListingLink`, which has `data-query-before`. */
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-query-before]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const queryOf = (search?: string) => readQuery(new URLSearchParams(search));
    // Applies only what the link changes, because the latest query may be ahead of the link's.
    navigate((latest) => mergeQueries(latest, queryOf(link.dataset.queryBefore), queryOf(link.search)));
  };

  const deferredState = useDeferredValue({ path, query, pending, total, counts, navigate });
  return (
    <OptimisticQueryContext value={query}>
      <ListingContext value={deferredState}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks of the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by keyboard, too */}
        <div className="contents" onClick={followLink}>
          {props.children}
        </div>
      </ListingContext>
    </OptimisticQueryContext>
  );
}

/** Returns the state of the surrounding listing. Requires a `ListingProvider`. */
export function useListing(): ListingState {
  return use(ListingContext);
}
