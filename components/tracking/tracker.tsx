'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLater } from '@/components/ui/use-later';
import { productFolder } from '@/lib/address/address';
import { isInspecting } from '@/lib/tracking/inspector-place';
import { loadedAs } from '@/lib/tracking/loaded-as';
import { isForStaff } from '@/lib/tracking/page-address';
import { track } from '@/lib/tracking/track';

const loadInspector = () => import('./inspector.tsx').then((module) => module.Inspector);

let landingIsCounted = false;

/** Counts every page that is seen, and opens the inspector where the address says so. */
export function Tracker() {
  return (
    <>
      <PageViews />
      <InspectorWhereAsked />
    </>
  );
}

function PageViews() {
  const pathname = usePathname();
  const page = pageOf(pathname, useSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => {
    const address = landingIsCounted ? location.href : firstAddress(page);
    countLanding(page);
    if (!isForStaff(pathname)) track({ type: 'page-view' }, address);
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

/** The address of the first page that is shown; its visitor may have gone on before the router hears of it. */
function firstAddress(page: string): string {
  return pageOf(location.pathname, new URLSearchParams(location.search)) === page
    ? location.href
    : loadedAs();
}

/** What tells one page from another: not a chosen colour or size, which the details page writes into its own address. */
function pageOf(pathname: string, query: URLSearchParams): string {
  return pathname.includes(`${productFolder}/`) ? pathname : `${pathname}?${query}`;
}

function InspectorWhereAsked() {
  const pathname = usePathname();
  const [shown, setShown] = useState(false);
  const Inspector = useLater(loadInspector, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page's address may ask for it
  useEffect(() => setShown(isInspecting(location.search)), [pathname]);
  return shown && Inspector && <Inspector onClose={() => setShown(false)} />;
}
