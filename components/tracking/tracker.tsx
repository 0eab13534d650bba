'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { productPathPrefix } from '@/lib/platform/urls/paths';
import { dispatch } from '@/lib/shopper/tracking/dispatcher';
import { openInspectorFromQuery } from '@/lib/shopper/tracking/open-inspector';
import { initialUrl, isUntrackedPage } from '@/lib/shopper/tracking/page-url';
import { setDispatcher, track } from '@/lib/shopper/tracking/track';

const loadInspector = () => import('./inspector.tsx').then((module) => module.loadInspector());

let isLandingTracked = false;

/** Tracks page views, and shows the inspector from a query with `inspect=tracking` until it is closed, also on later pages of the tab. */
export function Tracker() {
  return (
    <>
      <PageViews />
      <InspectorFromQuery />
    </>
  );
}

function PageViews() {
  const pathname = usePathname();
  const pageKey = pageKeyOf(pathname, useSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(() => {
    setDispatcher(dispatch);
    // Before `trackLanding`, which sets `isLandingTracked`.
    const url = isLandingTracked ? location.href : firstPageUrl(pageKey);
    trackLanding(pageKey);
    if (!isUntrackedPage(pathname)) track({ type: 'page-view' }, url);
  }, [pageKey]);
  return null;
}

/** Tracks the landing page, once, if the visitor has navigated from it before this code loaded. @param pageKey key of the current page */
function trackLanding(pageKey: string): void {
  if (isLandingTracked) return;
  isLandingTracked = true;
  const landingUrl = initialUrl();
  const { pathname, searchParams } = new URL(landingUrl);
  if (pageKeyOf(pathname, searchParams) !== pageKey && !isUntrackedPage(pathname))
    track({ type: 'page-view' }, landingUrl);
}

/**
 * Returns the URL of the page that this code sees first. `location` may already have the URL of another page, to which
 * the router has yet to navigate.
 */
function firstPageUrl(pageKey: string): string {
  return pageKeyOf(location.pathname, new URLSearchParams(location.search)) === pageKey
    ? location.href
    : initialUrl();
}

/** Returns the identity of a page for page views. Query changes on a product page (colour, size) are not new pages. */
function pageKeyOf(pathname: string, query: URLSearchParams): string {
  return pathname.includes(`${productPathPrefix}/`) ? pathname : `${pathname}?${query}`;
}

function InspectorFromQuery() {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const Inspector = useDeferredComponent(loadInspector, isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query may change with each page
  useEffect(() => setIsOpen(openInspectorFromQuery(location.search)), [pathname]);
  return isOpen && Inspector && <Inspector onClose={() => setIsOpen(false)} />;
}
