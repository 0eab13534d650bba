'use client';

import { ArrowUp } from 'lucide';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { openOverlay } from '@/components/ui/overlay';
import { usePopState } from '@/components/ui/use-pop-state';

const stickyAfterPx = 80;
const backToTopAfterPx = 200;
/** A smaller movement is a finger at rest. */
const turnPx = 8;

/** What every page does in a browser: it finds out who uses the shop, the header sticks and the way back to the top appears on scroll, panels close on navigation. */
export function PageBehaviour() {
  const t = useTranslations('browser');
  const pathname = usePathname();
  const [farDown, setFarDown] = useState(false);

  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    let last = scrollY;
    const follow = () => {
      header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
      const moved = scrollY - last;
      if (Math.abs(moved) > turnPx) {
        document.documentElement.toggleAttribute('data-going-down', moved > 0 && scrollY > stickyAfterPx);
        last = scrollY;
      }
      setFarDown(scrollY > backToTopAfterPx);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    void import('./account-behaviour.ts').then(({ startAccountMenu }) => startAccountMenu());
  }, []);

  const page = useRef(pathname);
  useEffect(() => {
    if (page.current !== pathname) closeAll();
    page.current = pathname;
  }, [pathname]);
  usePopState(closeAll);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && closeAll();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  if (!farDown) return null;
  return (
    <button
      type="button"
      aria-label={t('backToTop')}
      className="to-top icon-btn fixed end-4 z-20 border border-sand bg-paper"
      onClick={() => scrollTo({ top: 0 })}
    >
      <Icon icon={ArrowUp} className="size-5" />
    </button>
  );
}

/** Closes whatever lies over the page: panels, menus, sheets, and suggestions, which are open as long as the search has the focus. */
function closeAll(): void {
  openOverlay.set(null);
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
  document.querySelector<HTMLElement>('search :focus')?.blur();
}
