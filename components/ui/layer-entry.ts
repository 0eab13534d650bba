import type { useRouter } from 'next/navigation';

type Router = ReturnType<typeof useRouter>;

/**
 * The history entry of an open layer: a dialog, a popover or, on a narrow screen, the search
 * (components/page-behaviour/use-layer-history.ts). `none` without such an entry, `open` while it is the current entry, `leaving` once a
 * navigation is going to replace it.
 */
export const layerEntry: { state: 'none' | 'open' | 'leaving' } = { state: 'none' };

/**
 * Opens a page. A page that is opened from a layer replaces the layer's history entry: one step back then leads to the page
 * below the layer.
 */
export function openPage(router: Router, ...target: Parameters<Router['push']>): void {
  const isInLayer = layerEntry.state !== 'none';
  if (isInLayer) layerEntry.state = 'leaving';
  router[isInLayer ? 'replace' : 'push'](...target);
}
