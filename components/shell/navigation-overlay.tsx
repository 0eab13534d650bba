import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useState } from 'react';
import { leaveCard } from '@/components/product/leave-card';
import { followedLink } from './followed-link.ts';

const showAfterMs = 500;
/** Where a card goes ahead of its page. */
const showLaterMs = 2000;
const hideAfterMs = 15_000;

/** What is shown while the next page takes its time: its product's card at once, then the full-screen overlay of specification section 2. */
export function NavigationOverlay() {
  const t = useTranslations('browser');
  const pathname = usePathname();
  const [waiting, setWaiting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page ends the wait
  useLayoutEffect(() => {
    let takeAway = () => {};
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      setWaiting(false);
      takeAway();
      takeAway = () => {};
    };
    const start = (link: Element) => {
      stop();
      takeAway = leaveCard(link);
      const after = document.querySelector('[data-ahead]') ? showLaterMs : showAfterMs;
      timers = [setTimeout(setWaiting, after, true), setTimeout(stop, hideAfterMs)];
    };
    const follow = (event: MouseEvent) => {
      const link = linkToAnotherPage(event);
      if (link) start(link);
    };
    // A link can have been followed before this was fetched.
    const followed = document.querySelector('a[data-leaving]');
    if (followed) start(followed);
    addEventListener('click', follow);
    const ends = ['pageshow', 'pagehide', 'popstate'];
    for (const type of ends) addEventListener(type, stop);
    return () => {
      stop();
      removeEventListener('click', follow);
      for (const type of ends) removeEventListener(type, stop);
    };
  }, [pathname]);

  return (
    <div
      role="status"
      className={waiting ? 'fixed inset-0 z-50 grid place-items-center bg-ground/90' : 'sr-only'}
    >
      {waiting && <p className="title px-6 text-center text-3xl">{t('loading')}</p>}
    </div>
  );
}

function linkToAnotherPage(event: MouseEvent): HTMLAnchorElement | null {
  const link = followedLink(event);
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}
