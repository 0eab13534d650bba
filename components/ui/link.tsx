'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useTransition } from 'react';
import { localePath } from '@/lib/address/address';
import { isCapableConnection } from './connection.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'onClick'> {
  /** Same-site path without language. */
  href: string;
  /** Fetches the page ahead when the link comes into view, on connections that can bear it. */
  ahead?: boolean;
}

/** A link to a page of this shop in the language of the page it stands on. Why not Next's own: docs/decisions/008-links.md */
export function Link({ href, ahead = false, ...rest }: LinkProps) {
  const router = useRouter();
  const address = localePath(useLocale(), href);
  const place = useRef<HTMLAnchorElement>(null);
  const [leaving, follow] = useTransition();

  useEffect(() => {
    if (!ahead || !place.current || !isCapableConnection()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      router.prefetch(address);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead, address, router]);

  const visit = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(() => router.push(address));
  };
  return <a ref={place} {...rest} href={address} onClick={visit} data-leaving={leaving || undefined} />;
}
