'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { currentOverlay, type Overlay } from '@/components/commerce/current-overlay';
import { notify } from '@/components/toasts/notify';
import { recoverFromRemovedBuild } from '@/components/ui/removed-build';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath, optionsQuery, paths } from '@/lib/platform/urls/paths';
import { visitorStore } from '@/lib/shopper/visitor/state';

/** Component that shows an overlay. */
type Panel = ComponentType<{ slug: string; options: OptionValues; title?: string; onClose: () => void }>;

const panelLoaders: Record<Overlay['kind'], () => Promise<Panel>> = {
  cart: () => import('@/components/cart/cart-panel').then((module) => module.CartPanel),
  'quick-view': () => import('@/components/product/quick-view').then((module) => module.QuickView),
  'option-sheet': () => import('@/components/product/option-sheet').then((module) => module.OptionSheet),
};

const noOptions: OptionValues = {};

/** Returns the path of the page with the content of an overlay, without language. */
function pageOf(overlay: Overlay): string {
  return 'slug' in overlay ? paths.product(overlay.slug) + optionsQuery(overlay.options) : paths.cart;
}

const closeOverlay = () => currentOverlay.set(null);

/**
 * Renders the open overlay: cart panel, quick view or option sheet, each loaded on first use. `useLayerHistory` closes it on navigation.
 * When a new release has removed the script of an overlay, the page with the same content opens instead.
 */
export function Overlays() {
  const t = useTranslations('browser');
  const overlay = useStore(currentOverlay);
  const [loadedPanel, setLoadedPanel] = useState<{ kind: Overlay['kind']; Panel: Panel } | null>(null);

  const kind = overlay?.kind;
  // Used only while an overlay is open.
  const pageHref = localePath(useLocale(), overlay ? pageOf(overlay) : paths.home);
  useEffect(() => {
    if (!kind) return;
    let isCurrent = true;
    // Also waits for the visitor's lists, which the panels show and change.
    Promise.all([panelLoaders[kind](), visitorStore()])
      .then(([Panel]) => isCurrent && setLoadedPanel({ kind, Panel }))
      .catch(async (error: unknown) => {
        // Null while the recovery loads `pageHref`.
        const messageKey = isCurrent && (await recoverFromRemovedBuild(error, pageHref));
        if (!isCurrent) return;
        closeOverlay();
        if (messageKey) notify({ kind: 'error', text: t(messageKey) });
      });
    return () => {
      isCurrent = false;
    };
  }, [kind, pageHref, t]);

  if (!overlay || !loadedPanel || loadedPanel.kind !== overlay.kind) return null;
  // The cart panel ignores slug and options.
  const { kind: _kind, ...product } = 'slug' in overlay ? overlay : { kind, slug: '', options: noOptions };
  return <loadedPanel.Panel key={product.slug} {...product} onClose={closeOverlay} />;
}
