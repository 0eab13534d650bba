'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { track } from '@/lib/tracking/track';

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((m) => ({ default: m.ConsentBanner })));
const Inspector = lazy(() => import('./inspector.tsx').then((m) => ({ default: m.Inspector })));

const inspectorKey = 'inspect_tracking';

/** Counts every page that is seen, asks for consent where that is due, and opens the inspector where the address says so. */
export function Tracker() {
  return (
    <Suspense>
      <PageViews />
      <Extras />
    </Suspense>
  );
}

function PageViews() {
  const pathname = usePathname();
  const page = pageOf(pathname, useSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => track({ type: 'page-view' }), [page]);
  return null;
}

/** What tells one page from another: not a chosen colour or size, which the details page writes into its own address. */
function pageOf(pathname: string, query: URLSearchParams): string {
  return pathname.includes('/shop-details/') ? pathname : `${pathname}?${query}`;
}

function Extras() {
  const [shown, setShown] = useState({ banner: false, inspector: false });
  useEffect(() => {
    const show = (banner: boolean) => setShown({ banner, inspector: isInspecting() });
    const reopen = () => show(true);
    addEventListener('consent', reopen);
    void import('@/lib/tracking/consent').then(
      ({ consentIsOpen }) => show(consentIsOpen()),
      () => {},
    );
    return () => removeEventListener('consent', reopen);
  }, []);
  return (
    <>
      {shown.banner && <ConsentBanner onDone={() => setShown({ ...shown, banner: false })} />}
      {shown.inspector && <Inspector onClose={() => setShown({ ...shown, inspector: false })} />}
    </>
  );
}

/** Stays open while this tab goes from page to page. */
function isInspecting(): boolean {
  try {
    if (new URLSearchParams(location.search).get('inspect') === 'tracking')
      sessionStorage.setItem(inspectorKey, 'on');
    return sessionStorage.getItem(inspectorKey) === 'on';
  } catch {
    return location.search.includes('inspect=tracking');
  }
}
