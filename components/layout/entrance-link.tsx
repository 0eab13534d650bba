'use client';

import type { ComponentProps } from 'react';

/** A link to a page that signs someone in, which then leads back here. */
export function EntranceLink({ href, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={({ currentTarget }) => {
        const here = location.pathname + location.search;
        currentTarget.search = new URLSearchParams({ returnTo: here }).toString();
      }}
    />
  );
}
