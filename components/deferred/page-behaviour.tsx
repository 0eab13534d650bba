'use client';

import { useEffect } from 'react';
import { startAccountMenu } from '@/components/layout/start-account-menu';
import { Toasts } from '@/components/toasts/toasts';
import { useVisitorErrorToasts } from '@/components/toasts/use-visitor-error-toasts';
import { Tracker } from '@/components/tracking/tracker';
import { persistTenantConfiguration } from '@/lib/tenant/persist-configuration';
import { BackInStock } from './back-in-stock.tsx';
import { BackToTop } from './back-to-top.tsx';
import { startImageTransitions } from './image-transition.ts';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { Overlays } from './overlays.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useIdleAttribute } from './use-idle-attribute.ts';
import { useScrollAttributes } from './use-scroll-attributes.ts';

/** Everything a page does in the browser beyond rendering: overlays, toasts, tracking and listeners on the whole document. */
export function PageBehaviour() {
  useEffect(persistTenantConfiguration, []);
  useEffect(startAccountMenu, []);
  useEffect(startImageTransitions, []);
  useScrollAttributes();
  useIdleAttribute();
  useCloseOnNavigation();
  useVisitorErrorToasts();
  return (
    <>
      <BackToTop />
      <NavigationOverlay />
      <Toasts />
      <Tracker />
      <Overlays />
      <BackInStock />
    </>
  );
}
