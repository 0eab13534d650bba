'use client';

import { useEffect } from 'react';
import { NavigationOverlay } from '@/components/layout/navigation-overlay';
import { PageBehaviour } from '@/components/layout/page-behaviour';
import { Overlays } from '@/components/product/overlays';
import { Tracker } from '@/components/tracking/tracker';
import { Notices } from '@/components/ui/notices';
import { keepTenantConfiguration } from '@/lib/tenant/keep-configuration';

/** What lies over pages, follows scrolling and navigation, counts them, and is kept of the shop. */
export function Behaviour({ currency }: { currency: string }) {
  useEffect(keepTenantConfiguration, []);
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
