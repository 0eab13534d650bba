'use client';

import type { ReactNode } from 'react';
import { reviewPageParameter } from '@/lib/product/review-pages';

interface ReviewPageLinkProps {
  href: string;
  rel: string;
  /** Page that the link leads to. */
  page: number;
  children: ReactNode;
}

/** Link to another page of a product's reviews. A click adds the selected colour and size, which are in the current URL. */
export function ReviewPageLink({ href, rel, page, children }: ReviewPageLinkProps) {
  return (
    <a
      href={href}
      rel={rel}
      className="link inline-flex min-h-11 items-center"
      onClick={({ currentTarget }) => {
        const query = new URLSearchParams(location.search);
        if (page > 1) query.set(reviewPageParameter, String(page));
        else query.delete(reviewPageParameter);
        currentTarget.search = String(query);
      }}
    >
      {children}
    </a>
  );
}
