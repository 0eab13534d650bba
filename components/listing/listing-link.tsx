'use client';

import type { ComponentProps } from 'react';
import type { ListingQuery } from '@/lib/listing/query';
import { useListing } from './listing-shell.tsx';

/** A link to other results of the same listing. */
export function ListingLink({
  to,
  ...rest
}: { to: ListingQuery } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { hrefOf, go } = useListing();
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
