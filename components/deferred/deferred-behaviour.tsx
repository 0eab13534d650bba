'use client';

import { useEffect } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { hydratedEvent } from '@/lib/inline-scripts/early-interactions';

/** Loads `PageBehaviour` (overlays, toasts, tracking) after hydration, and announces that the page has hydrated. */
export function DeferredBehaviour(props: { takesCoupons: boolean }) {
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  const PageBehaviour = useDeferredComponent(() =>
    import('./page-behaviour.tsx').then((module) => module.PageBehaviour),
  );
  return PageBehaviour && <PageBehaviour {...props} />;
}
