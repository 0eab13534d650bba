import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/address/address';

/** A link to a page of this shop in the language of the page it stands on; `href` comes without language. */
export function Link({ href, ...rest }: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  return <NextLink href={localePath(useLocale(), href)} prefetch={false} {...rest} />;
}
