import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { followedLink } from './followed-link.ts';

const showAfterMs = 500;
const hideAfterMs = 15_000;

/** The full-screen overlay of specification section 2, shown while the next page takes its time. */
export function NavigationOverlay() {
  const t = useTranslations('browser');
  const pathname = usePathname();
  const [waiting, setWaiting] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page ends the wait
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      setWaiting(false);
    };
    const start = () => {
      stop();
      timers = [setTimeout(setWaiting, showAfterMs, true), setTimeout(stop, hideAfterMs)];
    };
    const follow = (event: MouseEvent) => leadsToAnotherPage(event) && start();
    // A link can have been followed before this was fetched.
    if (document.querySelector('a[data-leaving]')) start();
    addEventListener('click', follow);
    addEventListener('pageshow', stop);
    return () => {
      stop();
      removeEventListener('click', follow);
      removeEventListener('pageshow', stop);
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

function leadsToAnotherPage(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (!link || link.target || link.download || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname;
}
