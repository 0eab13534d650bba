import type { useRouter } from 'next/navigation';

type Router = ReturnType<typeof useRouter>;

/**
 * The history entry of an open layer (components/deferred/use-layer-history.ts): `open` while it is the current entry, `leaving` once a
 * navigation is going to replace it.
 */
export const layerEntry: { state: 'none' | 'open' | 'leaving' } = { state: 'none' };

/** Opens a page. From a layer it replaces the layer's history entry, so that one step back leads to the page below the layer. */
export function openPage(router: Router, ...target: Parameters<Router['push']>): void {
  const isInLayer = layerEntry.state !== 'none';
  if (isInLayer) layerEntry.state = 'leaving';
  router[isInLayer ? 'replace' : 'push'](...target);
}

/** Calls back once the entry of a layer that has just closed is left, because going back reads the URL again; at once without one. */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
