'use client';

import { NavigationOverlay } from '@/components/layout/navigation-overlay';
import { PageBehaviour } from '@/components/layout/page-behaviour';
import { Overlays } from '@/components/product/overlays';
import { Tracker } from '@/components/tracking/tracker';
import { Notices } from '@/components/ui/notices';

/** What lies over pages, follows scrolling and navigation, and counts them. */
export function Behaviour({ currency }: { currency: string }) {
  return (
    <>
      <PageBehaviour />
      <NavigationOverlay />
      <Notices />
      <Tracker />
      <Overlays currency={currency} />
    </>
  );
}
