'use client';

import type { ComponentProps } from 'react';
import { isIndexable } from '@/lib/listing/indexable';
import type { ListingQuery } from '@/lib/listing/query';
import { useListing } from './listing-shell.tsx';

/** A link to other results of the same listing; crawlers need not follow it to those that search engines do not keep. */
export function ListingLink({
  to,
  rel = '',
  ...rest
}: { to: ListingQuery } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { hrefOf, go } = useListing();
  return (
    <a
      {...rest}
      rel={(isIndexable(to) ? rel : `nofollow ${rel}`).trim() || undefined}
      href={hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
