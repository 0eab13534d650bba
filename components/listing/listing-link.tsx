import type { ComponentProps } from 'react';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { isIndexable, listingHref, listingParams } from '@/lib/catalogue/listing/url';

interface ListingLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Path of the listing with the prefix of the language. */
  path: string;
  /** Query of the listing when the link is rendered. A click applies only the differences between `from` and `to`. */
  from: ListingQuery;
  /** Query that the link leads to. */
  to: ListingQuery;
}

/**
 * Link to another query of the surrounding listing. `ListingProvider` handles its clicks. Has
 * `rel="nofollow"` when the target is not indexable.
 */
export function ListingLink({ path, from, to, rel = '', ...rest }: ListingLinkProps) {
  return (
    <a
      {...rest}
      data-query-before={listingParams(from).toString()}
      rel={(isIndexable(to) ? rel : `nofollow ${rel}`).trim() || undefined}
      href={listingHref(path, to)}
    />
  );
}
