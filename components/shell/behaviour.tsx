'use client';

import { useEffect } from 'react';
import { startAccountMenu } from '@/components/layout/account-menu-behaviour';
import { Notices } from '@/components/shop/notices';
import { Tracker } from '@/components/tracking/tracker';
import { keepTenantConfiguration } from '@/lib/tenant/keep-configuration';
import { BackInStock } from './back-in-stock.tsx';
import { BackToTop } from './back-to-top.tsx';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { Overlays } from './overlays.tsx';
import { startPictureFlights } from './picture-flight.ts';
import { usePanelsClosed } from './use-panels-closed.ts';
import { useScrollMarks } from './use-scroll-marks.ts';
import { useSettled } from './use-settled.ts';
import { useTroubleNotices } from './use-trouble-notices.ts';

/** Overlays, scroll marks, panels that close on navigation, tracking, and the shop's configuration in local storage. */
export function Behaviour() {
  useEffect(keepTenantConfiguration, []);
  useEffect(startAccountMenu, []);
  useEffect(startPictureFlights, []);
  useScrollMarks();
  useSettled();
  usePanelsClosed();
  useTroubleNotices();
  return (
    <>
      <BackToTop />
      <NavigationOverlay />
      <Notices />
      <Tracker />
      <Overlays />
      <BackInStock />
    </>
  );
}
