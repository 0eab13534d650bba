'use client';

import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/address/address';
import { isCapableConnection } from './connection.ts';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> {
  /** Same-site path without language. */
  href: string;
  /** Fetches the page ahead when the link comes into view, on connections that can bear it. */
  ahead?: boolean;
}

/** A link to a page of this shop in the language of the page it stands on. */
export function Link({ href, ahead = false, ...rest }: LinkProps) {
  return (
    <NextLink href={localePath(useLocale(), href)} prefetch={ahead && isCapableConnection()} {...rest} />
  );
}
