'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useTransition } from 'react';
import { localePath } from '@/lib/platform/urls/paths';
import { openPage } from './layer-entry.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'onClick'> {
  /** Path of a page of this shop, without language. */
  href: string;
  /** Prefetches the page when the link enters the viewport, on fast connections. */
  prefetch?: boolean;
}

/** Link to a page of this shop in the current language. Replaces `next/link`: see docs/decisions/008-links.md. */
export function Link({ href, prefetch = false, ...rest }: LinkProps) {
  const router = useRouter();
  const localHref = localePath(useLocale(), href);
  const anchor = useRef<HTMLAnchorElement>(null);
  const [isNavigating, startTransition] = useTransition();

  useEffect(() => {
    if (!prefetch || !anchor.current || !isFastConnection()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      router.prefetch(localHref);
    });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [prefetch, localHref, router]);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => openPage(router, localHref));
  };
  return (
    <a
      ref={anchor}
      {...rest}
      href={localHref}
      onClick={onClick}
      data-navigating={isNavigating || undefined}
    />
  );
}

/** Returns whether the connection is fast enough to prefetch pages: 4G or of unknown type, and without Save-Data. */
function isFastConnection(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as { connection?: NetworkInformation }).connection ?? {};
  return saveData !== true && effectiveType === '4g';
}
