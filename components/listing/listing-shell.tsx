'use client';

import { useParams, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useOptimistic,
  useState,
  useTransition,
} from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { localePath } from '@/lib/address/address';
import { listingHref, mergedHref, readListingQuery } from '@/lib/listing/address';
import { inKnownWords, type KnownWords } from '@/lib/listing/known-words';
import { emptyQuery, type ListingQuery } from '@/lib/listing/query';
import { readInnerQuery } from '@/lib/routing/inner-query';
import { track } from '@/lib/tracking/track';

interface ListingState {
  /** What has been asked for, shown before the answer is there. */
  query: ListingQuery;
  pending: boolean;
  /** How many results there are, once the page has said so. */
  total: number | null;
  countResults(total: number): void;
  /** Address of a query, for links. */
  hrefOf(query: ListingQuery): string;
  /** Asks for other results; the present ones stay until those are there. A later call wins over an earlier one. */
  go(query: ListingQuery): void;
}

/** Where a listing's controls find what was asked for. */
export const ListingContext = createContext({} as ListingState);

/** What was asked for last. It reaches what shows a choice before everything else that follows from it is drawn. */
export const AskedContext = createContext<ListingQuery>(emptyQuery);

/** Anchor that a change of filters scrolls to. */
export const productsAnchor = 'products';

interface ListingShellProps {
  path: string;
  /** What the listing can be filtered by; null while nobody knows. */
  words?: KnownWords | null;
  children: ReactNode;
}

/** Holds a listing's query for its controls, and carries out what they ask. The query is part of the inner path. */
export function ListingShell(props: ListingShellProps) {
  const router = useRouter();
  const { query: segment } = useParams<{ query?: string }>();
  const asked = segment === undefined ? null : readInnerQuery(segment);
  const path = localePath(useLocale(), props.path);
  const [pending, startTransition] = useTransition();
  const [query, show] = useOptimistic(
    asked ? inKnownWords(readListingQuery(asked), props.words ?? null) : emptyQuery,
  );
  const [total, countResults] = useState<number | null>(null);

  const go = (next: ListingQuery) => {
    const address = mergedHref(path, new URLSearchParams(location.search), next);
    track({ type: 'filter', query: address.split('?', 2)[1] ?? '' });
    startTransition(async () => {
      show(next);
      // Takes a slow phone as long as drawing the choice.
      await new Promise<void>(afterPaint);
      router.push(address, { scroll: false });
      document.getElementById(productsAnchor)?.scrollIntoView();
    });
  };

  const hrefOf = (next: ListingQuery) => listingHref(path, next);
  const state = useDeferredValue({ query, pending, total, countResults, hrefOf, go });
  return (
    <AskedContext value={query}>
      <ListingContext value={state}>{props.children}</ListingContext>
    </AskedContext>
  );
}

/** The listing that a control belongs to; it must stand in one. */
export function useListing(): ListingState {
  return use(ListingContext);
}
