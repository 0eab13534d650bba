'use client';

import { useEffect } from 'react';
import { CouponFromLink } from '@/components/coupons/coupon-from-link';
import { startReturnPaths } from '@/components/layout/start-return-paths';
import { startRecordingFollowedSearches } from '@/components/search/record-followed-searches';
import { awaitQueuedToast } from '@/components/toasts/notify';
import { useVisitorErrorToasts } from '@/components/toasts/use-visitor-error-toasts';
import { Tracker } from '@/components/tracking/tracker';
import { firstUse } from '@/components/ui/first-use';
import { loadWithRetry } from '@/components/ui/load-with-retry';
import { recoverFromRemovedBuild } from '@/components/ui/removed-build';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { watchSession } from '@/lib/platform/auth/watch-session';
import { persistTenantConfiguration } from '@/lib/platform/tenant/persist-configuration';
import { loadStoreOnceListsExist } from '@/lib/shopper/visitor/load-store-once-lists-exist';
import { BackInStock } from './back-in-stock.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { startPaintBeforeDialogOpens } from './paint-before-dialog-opens.ts';
import { startReplacingBrokenImages } from './replace-broken-images.ts';
import { useIdleAttribute } from './use-idle-attribute.ts';
import { useRemovedBuildRecovery } from './use-removed-build-recovery.ts';

let isSessionWatched = false;

/** Runs once for the document, because `watchSession` adds listeners that it never removes. */
function watchSessionOnce(): void {
  if (isSessionWatched) return;
  isSessionWatched = true;
  watchSession();
}

const loadInteractionBehaviour = async () => {
  await Promise.race([firstUse(), awaitQueuedToast()]);
  return loadWithRetry(
    () => import('./interaction-behaviour.tsx').then((module) => module.InteractionBehaviour),
    // Reloads the page if a new release has removed the script. Shows no other failure, because toasts are part of the missing script.
    (error) => void recoverFromRemovedBuild(error),
  );
};

/** Everything a page does in the browser beyond rendering, such as tracking and listeners on the whole document. */
export function PageBehaviour({ takesCoupons }: { takesCoupons: boolean }) {
  useEffect(persistTenantConfiguration, []);
  useEffect(watchSessionOnce, []);
  useEffect(loadStoreOnceListsExist, []);
  useEffect(startRecordingFollowedSearches, []);
  useEffect(startReturnPaths, []);
  useEffect(startPaintBeforeDialogOpens, []);
  useEffect(startReplacingBrokenImages, []);
  useIdleAttribute();
  useRemovedBuildRecovery();
  useVisitorErrorToasts();
  const InteractionBehaviour = useDeferredComponent(loadInteractionBehaviour);
  return (
    <>
      <Tracker />
      <BackInStock />
      <LanguageOffer />
      {takesCoupons && <CouponFromLink />}
      {InteractionBehaviour && <InteractionBehaviour />}
    </>
  );
}
