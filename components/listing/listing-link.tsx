'use client';

import type { ComponentProps } from 'react';
import type { QueryChange } from '@/lib/listing/query';
import { isIndexable } from '@/lib/listing/url';
import { useListing } from './listing-provider.tsx';

/** Link to another query of the same listing, which `to` derives from the current one; `nofollow` when the target is not indexable. */
export function ListingLink({
  to,
  rel = '',
  ...rest
}: { to: QueryChange } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const { query, hrefOf, navigate } = useListing();
  const target = to(query);
  return (
    <a
      {...rest}
      rel={(isIndexable(target) ? rel : `nofollow ${rel}`).trim() || undefined}
      href={hrefOf(target)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
