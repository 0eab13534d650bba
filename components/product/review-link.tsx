'use client';

import type { ComponentProps } from 'react';
import { reviewPageParameter, reviewSortParameter } from '@/lib/catalogue/product/review-pages';

/** Link to other reviews of a product. A click adds the selected colour and size, which are in the current URL. */
export function ReviewLink({
  href,
  className = 'link inline-flex min-h-11 items-center',
  children,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      className={className}
      onClick={({ currentTarget }) => {
        const pageQuery = new URLSearchParams(location.search);
        const linkQuery = new URLSearchParams(currentTarget.search);
        for (const name of [reviewPageParameter, reviewSortParameter]) {
          const value = linkQuery.get(name);
          if (value === null) pageQuery.delete(name);
          else pageQuery.set(name, value);
        }
        currentTarget.search = String(pageQuery);
      }}
    >
      {children}
    </a>
  );
}
