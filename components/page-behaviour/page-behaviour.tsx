'use client';

import { useEffect } from 'react';
import { CouponFromLink } from '@/components/coupons/coupon-from-link';
import { startAccountMenu } from '@/components/layout/start-account-menu';
import { recordPreHydrationSearch } from '@/components/search/record-prehydration-search';
import { Toasts } from '@/components/toasts/toasts';
import { useVisitorErrorToasts } from '@/components/toasts/use-visitor-error-toasts';
import { Tracker } from '@/components/tracking/tracker';
import { persistTenantConfiguration } from '@/lib/platform/tenant/persist-configuration';
import { loadStoreOnceListsExist } from '@/lib/shopper/visitor/load-store-once-lists-exist';
import { startAdoptingFragmentEntries } from './adopt-fragment-entries.ts';
import { BackInStock } from './back-in-stock.tsx';
import { BackToTop } from './back-to-top.tsx';
import { startImageTransitions } from './image-transition.ts';
import { LanguageOffer } from './language-offer.tsx';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { Overlays } from './overlays.tsx';
import { startPaintBeforeDialogOpens } from './paint-before-dialog-opens.ts';
import { startReplacingDeadPictures } from './replace-dead-pictures.ts';
import { useIdleAttribute } from './use-idle-attribute.ts';
import { useLayerHistory } from './use-layer-history.ts';
import { useRemovedBuild } from './use-removed-build.ts';
import { useScrollAttributes } from './use-scroll-attributes.ts';

/** Everything a page does in the browser beyond rendering: overlays, toasts, tracking and listeners on the whole document. */
export function PageBehaviour({ takesCoupons }: { takesCoupons: boolean }) {
  useEffect(persistTenantConfiguration, []);
  useEffect(startAccountMenu, []);
  useEffect(loadStoreOnceListsExist, []);
  useEffect(startAdoptingFragmentEntries, []);
  useEffect(() => void recordPreHydrationSearch().catch(() => {}), []);
  useEffect(startImageTransitions, []);
  useEffect(startPaintBeforeDialogOpens, []);
  useEffect(startReplacingDeadPictures, []);
  useScrollAttributes();
  useIdleAttribute();
  useLayerHistory();
  useRemovedBuild();
  useVisitorErrorToasts();
  return (
    <>
      <BackToTop />
      <NavigationOverlay />
      <Toasts />
      <Tracker />
      <Overlays />
      <BackInStock />
      <LanguageOffer />
      {takesCoupons && <CouponFromLink />}
    </>
  );
}
