'use client';

import { useEffect } from 'react';
import { Toasts } from '@/components/toasts/toasts';
import { BackToTop } from './back-to-top.tsx';
import { startImageTransitions } from './image-transition.ts';
import { NavigationOverlay } from './navigation-overlay.tsx';
import { Overlays } from './overlays.tsx';
import { useLayerHistory } from './use-layer-history.ts';
import { useStickyHeader } from './use-sticky-header.ts';

/**
 * Answers the visitor: overlays, toasts, feedback while the next page loads, and Back, which closes layers. Loads with the first use of
 * the page; each part takes up what has happened before.
 */
export function VisitorBehaviour() {
  useEffect(startImageTransitions, []);
  useStickyHeader();
  useLayerHistory();
  return (
    <>
      <BackToTop />
      <NavigationOverlay />
      <Toasts />
      <Overlays />
    </>
  );
}
