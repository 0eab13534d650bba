import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { openOverlay } from '@/components/commerce/open-overlay';
import { usePopState } from '@/components/ui/use-pop-state';
import { followedLink } from './followed-link.ts';

/**
 * Closes overlays, dialogs and popovers on every navigation: links (also to the current page), back and forward.
 * Links inside `data-stay-open`, such as filters in a sheet, leave them open.
 */
export function useCloseOnNavigation(): void {
  const pathname = usePathname();
  // A function, so that no render computes the path of the document.
  const previousPathname = useRef(documentPath);
  useEffect(() => {
    // The page may have changed before this hook loaded.
    if (previousPathname.current() !== pathname) closePanels();
    previousPathname.current = () => pathname;
  }, [pathname]);
  usePopState(closePanels);
  useEffect(() => {
    const onClick = (event: MouseEvent) =>
      followedLink(event)?.closest('[data-stay-open]') === null && closeDialogsAndPopovers();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && closePanels();
    // Captures the click before the link's own handler, which may open a panel.
    addEventListener('click', onClick, true);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);
}

/** Closes everything, including an overlay that is still loading and search suggestions, which close on blur. */
function closePanels(): void {
  openOverlay.set(null);
  closeDialogsAndPopovers();
  document.querySelector<HTMLElement>('search :focus')?.blur();
}

function closeDialogsAndPopovers(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
}

/** Returns the path that the document was loaded from. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}
