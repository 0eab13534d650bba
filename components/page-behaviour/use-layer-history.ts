import { useParams, usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { layerEntry } from '@/components/ui/layer-entry';
import { followedLink } from './followed-link.ts';

/** Also matches popovers that layer-fallback.ts opened. `:is()` ignores a pseudo-class that the browser does not know. */
const openPopoverSelector = ':is(:popover-open, [data-popover-open])';
const narrowScreenQuery = '(width < 62rem)';

/**
 * Adds one history entry for open layers: modal dialogs, popovers and, on narrow screens, the search. Opening a layer
 * pushes an entry with the URL of the page, without its fragment. Going back from the entry closes the layer; closing the
 * layer in any other way goes back from the entry. Navigations and followed links close layers, even links to the current
 * page. Links inside `data-stay-open`, such as filters in a sheet, leave layers open.
 */
export function useLayerHistory(): void {
  const pathname = usePathname();
  const { query } = useParams<{ query?: string }>();
  // A function, so that the path of the document is computed in the first effect, not at every rendering.
  const previousPathname = useRef(documentPath);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page, and on each query of a listing, which is not in `pathname`
  useLayoutEffect(() => {
    const hasReplacedEntry = layerEntry.state === 'leaving';
    layerEntry.state = 'none';
    // The page may have changed before this hook loaded.
    if (previousPathname.current() !== pathname) closeLayers();
    previousPathname.current = () => pathname;
    // A filter replaces the entry of its sheet (`openPage`), which stays open and needs an entry again.
    if (hasReplacedEntry) updateEntry();
  }, [pathname, query]);
  useEffect(startLayerHistory, []);
}

/** Time after which going back counts as cancelled: by then it would have fired `popstate`. */
const maxReturnMs = 1000;
/** URL of the layer's entry; the same as that of the page below the layer. */
let entryUrl = '';
/** Scroll position to restore when going back from the layer's entry is complete; null while not going back. */
let scrollYOnReturn: number | null = null;
let returnTimer: ReturnType<typeof setTimeout> | undefined;

function startLayerHistory(): () => void {
  const controller = new AbortController();
  const listenerOptions = { signal: controller.signal, capture: true };
  // Not every browser fires an event when a dialog opens.
  const observer = new MutationObserver(updateEntry);
  observer.observe(document.body, { attributeFilter: ['open', 'data-popover-open'], subtree: true });
  addEventListener('toggle', updateEntry, listenerOptions);
  addEventListener('focusin', updateEntry, listenerOptions);
  // Deferred: a tapped link takes the focus from the search just before its click, and `closeByLink` must still find the entry open.
  addEventListener('focusout', () => setTimeout(updateEntry), listenerOptions);
  // Captured before the link's own handler, which may open a layer.
  addEventListener('click', closeByLink, listenerOptions);
  addEventListener('popstate', onPopState, listenerOptions);
  addEventListener('pageshow', ({ persisted }) => persisted && onPageRestored(), listenerOptions);
  leaveEntryWithoutLayer();
  updateEntry();
  return () => {
    observer.disconnect();
    controller.abort();
    clearTimeout(returnTimer);
    layerEntry.state = 'none';
    scrollYOnReturn = null;
  };
}

/**
 * Pushes the entry when a layer has opened. Goes back from the entry when the layer has closed, unless a navigation is
 * about to replace the entry.
 */
function updateEntry(): void {
  const isOpen = isLayerOpen();
  if (isOpen && layerEntry.state === 'none' && scrollYOnReturn === null) {
    // Going back to an entry with a fragment would move focus and scroll position to its target.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    history.pushState({ ...history.state, layer: true }, '');
    entryUrl = location.href;
    layerEntry.state = 'open';
  } else if (!isOpen && layerEntry.state === 'open') goBack();
}

function goBack(): void {
  layerEntry.state = 'none';
  entryUrl = location.href;
  scrollYOnReturn = scrollY;
  history.back();
  // A navigation that begins now cancels going back.
  clearTimeout(returnTimer);
  returnTimer = setTimeout(() => {
    scrollYOnReturn = null;
    updateEntry();
  }, maxReturnMs);
}

function onPopState(): void {
  const top = scrollYOnReturn;
  layerEntry.state = 'none';
  scrollYOnReturn = null;
  // `goBack` has left the layer's entry; the page below has the same URL.
  if (top !== null && location.href === entryUrl) {
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
    updateEntry();
  } else {
    closeLayers();
    leaveEntryWithoutLayer();
  }
}

/** Goes back from a layer entry without an open layer, reached by Forward, a reload or a restored page. */
function leaveEntryWithoutLayer(): void {
  if (history.state?.layer && !isLayerOpen()) goBack();
}

function onPageRestored(): void {
  closeLayers();
  layerEntry.state = 'none';
  leaveEntryWithoutLayer();
}

function closeByLink(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link || link.closest('[data-stay-open]')) return;
  const leadsAway = !link.target && link.protocol.startsWith('http') && link.href !== location.href;
  if (layerEntry.state === 'open' && leadsAway) layerEntry.state = 'leaving';
  closeDialogsAndPopovers();
}

function isLayerOpen(): boolean {
  return (
    // A confirmation gets no entry: Back leaves the page, and thereby closes the confirmation unanswered.
    document.querySelector('dialog[open]:not([role="alertdialog"])') !== null ||
    document.querySelector(openPopoverSelector) !== null ||
    (matchMedia(narrowScreenQuery).matches && document.querySelector('search :focus') !== null)
  );
}

/** Closes all layers: also an overlay that is still loading, and the search suggestions, which close on blur. */
function closeLayers(): void {
  currentOverlay.set(null);
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
