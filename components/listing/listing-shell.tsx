'use client';

import { useParams, useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext, useOptimistic, useState, useTransition } from 'react';
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
export const ListingContext = createContext<ListingState | null>(null);

/** Anchor that a change of filters scrolls to. */
export const productsAnchor = 'products';

const anchorOffsetPx = 120;

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
    startTransition(() => {
      show(next);
      router.push(address, { scroll: false });
    });
    const anchor = document.getElementById(productsAnchor);
    if (anchor) scrollBy({ top: anchor.getBoundingClientRect().top - anchorOffsetPx });
  };

  const hrefOf = (next: ListingQuery) => listingHref(path, next);
  return (
    <ListingContext value={{ query, pending, total, countResults, hrefOf, go }}>
      {props.children}
    </ListingContext>
  );
}

/** The listing that a control belongs to. */
export function useListing(): ListingState {
  const state = useContext(ListingContext);
  if (!state) throw new Error('A listing control stands outside a listing');
  return state;
}
