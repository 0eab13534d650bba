import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openOverlay } from '@/components/shop/overlay';
import { usePopState } from '@/components/ui/use-pop-state';
import { followedLink } from './followed-link.ts';

/**
 * Closes whatever lies over the page when the visitor goes on: along a link, be it to this very page, to another page, back or
 * forward. A panel marked `data-stays` holds links that change what is behind it, and stays open for them.
 */
export function usePanelsClosed(): void {
  const pathname = usePathname();
  const last = useRef(documentPath);
  useEffect(() => {
    // A link can have been followed before this was fetched.
    if (last.current() !== pathname) closePanels();
    last.current = () => pathname;
  }, [pathname]);
  usePopState(closePanels);
  useEffect(() => {
    const follow = (event: MouseEvent) =>
      followedLink(event)?.closest('[data-stays]') === null && closeShown();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && closePanels();
    // Before the link's own handler, which may open a panel.
    addEventListener('click', follow, true);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('click', follow, true);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
}

/** Closes panels, also one that is still being fetched, menus, sheets, and suggestions, which are open as long as the search has the focus. */
function closePanels(): void {
  openOverlay.set(null);
  closeShown();
  document.querySelector<HTMLElement>('search :focus')?.blur();
}

function closeShown(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
}

/** The path that the document was loaded from. */
function documentPath(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return visit ? new URL(visit.name).pathname : location.pathname;
}
