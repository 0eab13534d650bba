import { useSyncExternalStore } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { subscribeToScroll } from './subscribe-to-scroll.ts';

const shownAfterPx = 200;

const loadButton = () => import('./back-to-top-button.tsx').then((module) => module.BackToTopButton);

/** Shows a button that scrolls to the top, once the page has scrolled by 200 px; the code of the button loads only then. */
export function BackToTop() {
  const isShown = useSyncExternalStore(subscribeToScroll, () => scrollY > shownAfterPx);
  const Button = useDeferredComponent(loadButton, isShown);
  return isShown && Button && <Button />;
}
