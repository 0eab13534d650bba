'use client';

import { useEffect } from 'react';
import { notify } from '@/components/toasts/notify';
import { afterPaint } from '@/components/ui/after-paint';
import { firstUse } from '@/components/ui/first-use';
import { loadWithRetry } from '@/components/ui/load-with-retry';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { missingPicture } from '@/lib/platform/media/missing-picture';
import { track } from '@/lib/shopper/tracking/track';
import { hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';

/** Modules that deferred scripts share with the page's first ones. Referring to them here bundles them with the first ones, for both. */
const sharedCode = [afterPaint, firstUse, loadWithRetry, missingPicture, notify, reportLoadFailure, track];

/** Popovers need no check: browsers with invoker commands have them. */
const hasNativeLayers = () => 'CommandEvent' in self && 'closedBy' in HTMLDialogElement.prototype;

/**
 * Loads `PageBehaviour` (overlays, toasts, tracking) after hydration, and announces that the page has hydrated. In an older browser, first
 * loads the fallback that opens its popovers and dialogs.
 */
export function DeferredBehaviour(props: { takesCoupons: boolean }) {
  useEffect(() => {
    void sharedCode;
    const announce = () => dispatchEvent(new Event(hydratedEvent));
    if (hasNativeLayers()) announce();
    else import('./layer-fallback.ts').then((module) => module.startLayerFallback()).finally(announce);
  }, []);
  const PageBehaviour = useDeferredComponent(() =>
    import('./page-behaviour.tsx').then((module) => module.PageBehaviour),
  );
  return PageBehaviour && <PageBehaviour {...props} />;
}
