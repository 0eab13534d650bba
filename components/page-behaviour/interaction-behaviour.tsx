'use client';

import { useEffect } from 'react';
import { startSignOut } from '@/components/layout/start-sign-out';
import { Toasts } from '@/components/toasts/toasts';
import { startAdoptingFragmentEntries } from './adopt-fragment-entries.ts';
import { BackToTop } from './back-to-top.tsx';
import { startImageTransitions } from './image-transition.ts';
import { NavigationFeedback } from './navigation-feedback.tsx';
import { Overlays } from './overlays.tsx';
import { useLayerHistory } from './use-layer-history.ts';
import { useStickyHeader } from './use-sticky-header.ts';

/**
 * Everything that responds to what the visitor does on a page, such as overlays, toasts, and closing a layer on Back. Loads with the
 * first use of the page; each part takes up what happened before it loaded.
 */
export function InteractionBehaviour() {
  useEffect(startSignOut, []);
  useEffect(startAdoptingFragmentEntries, []);
  useEffect(startImageTransitions, []);
  useStickyHeader();
  useLayerHistory();
  return (
    <>
      <BackToTop />
      <NavigationFeedback />
      <Toasts />
      <Overlays />
    </>
  );
}
