'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLater } from '@/components/ui/use-later';
import { consentIsOpen } from '@/lib/tracking/consent';
import { isInspecting } from '@/lib/tracking/inspector-place';
import { loadedAs } from '@/lib/tracking/loaded-as';
import { isForStaff } from '@/lib/tracking/page-address';
import { track } from '@/lib/tracking/track';

const loadBanner = () => import('./consent-banner.tsx').then((module) => module.ConsentBanner);
const loadInspector = () => import('./inspector.tsx').then((module) => module.Inspector);

let landingIsCounted = false;

/** Counts every page that is seen, asks for consent where that is due, and opens the inspector where the address says so. */
export function Tracker() {
  return (
    <>
      <PageViews />
      <Extras />
    </>
  );
}

function PageViews() {
  const pathname = usePathname();
  const page = pageOf(pathname, useSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => {
    countLanding(page);
    if (!isForStaff(pathname)) track({ type: 'page-view' });
  }, [page]);
  return null;
}

/** Counts the page that the visitor came to, when they have gone on before this code was there. */
function countLanding(page: string): void {
  if (landingIsCounted) return;
  landingIsCounted = true;
  const landing = loadedAs();
  const { pathname, searchParams } = new URL(landing);
  if (pageOf(pathname, searchParams) !== page && !isForStaff(pathname)) track({ type: 'page-view' }, landing);
}

/** What tells one page from another: not a chosen colour or size, which the details page writes into its own address. */
function pageOf(pathname: string, query: URLSearchParams): string {
  return pathname.includes('/shop-details/') ? pathname : `${pathname}?${query}`;
}

function Extras() {
  const isOnStaffPage = isForStaff(usePathname());
  const [shown, setShown] = useState({ banner: false, inspector: false });
  const ConsentBanner = useLater(loadBanner, shown.banner);
  const Inspector = useLater(loadInspector, shown.inspector);
  useEffect(() => {
    const show = (banner: boolean) => setShown({ banner, inspector: isInspecting(location.search) });
    const reopen = () => show(true);
    addEventListener('consent', reopen);
    show(consentIsOpen() && !isOnStaffPage);
    return () => removeEventListener('consent', reopen);
  }, [isOnStaffPage]);
  return (
    <>
      {shown.banner && ConsentBanner && (
        <ConsentBanner onDone={() => setShown({ ...shown, banner: false })} />
      )}
      {shown.inspector && Inspector && <Inspector onClose={() => setShown({ ...shown, inspector: false })} />}
    </>
  );
}
