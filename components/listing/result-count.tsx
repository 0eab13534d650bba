'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ListingQuery } from '@/lib/listing/query';
import { useListing } from './listing-shell.tsx';

interface ResultCountProps {
  /** The query these results are for. */
  query: ListingQuery;
  /** Products on this page. */
  shown: number;
  total: number;
  /** False where the upstream did not answer, so that nobody can say how many there are. */
  known?: boolean;
}

/** 'Showing 1–N of total results'; also tells the listing's controls how many there are. */
export function ResultCount({ query, shown, total, known = true }: ResultCountProps) {
  const t = useTranslations('browser.listing');
  const { countResults } = useListing();
  useEffect(() => countResults(total), [countResults, total]);
  const before = (query.page - 1) * query.pageSize;
  const [from, to] = shown === 0 ? [0, 0] : [before + 1, before + shown];
  return (
    <>
      <h2 className="sr-only">{t('results')}</h2>
      <p role="status" className="my-1.5 text-sm text-muted sm:my-4 sm:text-base">
        {known && t('showing', { from, to, total })}
      </p>
    </>
  );
}
