import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useState } from 'react';
import { startCardNavigation } from '@/components/product/card-navigation';
import { followedLink } from './followed-link.ts';

/** Delays from a click until the loading overlay shows, without and with a preview of the product page. */
const loadingOverlayDelayMs = 500;
const loadingOverlayDelayWithPreviewMs = 2000;
/** Time from a click after which preview and overlay disappear, although no page has loaded. */
const maxLoadingMs = 15_000;

/**
 * Feedback while the next page loads (docs/behaviour.md §2.2): after a click on a product card, at once a preview of the product page, made
 * of the card; after a delay, the loading overlay.
 */
export function NavigationFeedback() {
  const t = useTranslations('browser');
  const pathname = usePathname();
  const [isLoadingOverlayShown, setIsLoadingOverlayShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect restarts on each page
  useLayoutEffect(() => {
    let removePreview = () => {};
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      setIsLoadingOverlayShown(false);
      removePreview();
      removePreview = () => {};
    };
    const start = (link: Element) => {
      stop();
      // Does nothing for a link outside a product card.
      removePreview = startCardNavigation(link);
      const delayMs = document.querySelector('[data-card-preview]')
        ? loadingOverlayDelayWithPreviewMs
        : loadingOverlayDelayMs;
      timers = [setTimeout(() => setIsLoadingOverlayShown(true), delayMs), setTimeout(stop, maxLoadingMs)];
    };
    const onClick = (event: MouseEvent) => {
      const link = linkToAnotherPage(event);
      if (link) start(link);
    };
    // A link may have been followed before this component loaded.
    const pendingLink = document.querySelector('a[data-navigating]');
    if (pendingLink) start(pendingLink);
    addEventListener('click', onClick);
    // Neither Back nor a page restored from the browser's cache shows the feedback.
    const stopEvents = ['pageshow', 'pagehide', 'popstate'];
    for (const type of stopEvents) addEventListener(type, stop);
    return () => {
      stop();
      removeEventListener('click', onClick);
      for (const type of stopEvents) removeEventListener(type, stop);
    };
  }, [pathname]);

  return (
    <div
      role="status"
      className={
        isLoadingOverlayShown ? 'fixed inset-0 z-50 grid place-items-center bg-ground-veil' : 'sr-only'
      }
    >
      {isLoadingOverlayShown && <p className="title px-6 text-center text-3xl">{t('loading')}</p>}
    </div>
  );
}

function linkToAnotherPage(event: MouseEvent): HTMLAnchorElement | null {
  const link = followedLink(event);
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link;
}
