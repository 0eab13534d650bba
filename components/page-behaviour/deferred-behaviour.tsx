'use client';

import { useEffect } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';
// Both the page's own script and the deferred one use these modules: imported here, they are in the page's script only.
import '@/components/toasts/notify';
import '@/lib/shopper/tracking/track';

/** Popovers need no check: browsers with invoker commands have them. */
const hasNativeLayers = () => 'CommandEvent' in self && 'closedBy' in HTMLDialogElement.prototype;

/**
 * Loads `PageBehaviour` (overlays, toasts, tracking) after hydration, and announces that the page has hydrated. In an older browser, first
 * loads the fallback that opens its popovers and dialogs.
 */
export function DeferredBehaviour(props: { takesCoupons: boolean }) {
  useEffect(() => {
    const announce = () => dispatchEvent(new Event(hydratedEvent));
    if (hasNativeLayers()) announce();
    else import('./layer-fallback.ts').then((module) => module.startLayerFallback()).finally(announce);
  }, []);
  const PageBehaviour = useDeferredComponent(() =>
    import('./page-behaviour.tsx').then((module) => module.PageBehaviour),
  );
  return PageBehaviour && <PageBehaviour {...props} />;
}
