import { layerEntry } from './layer-entry.ts';

/**
 * Runs the callback once the open layer, which the caller closes, has left its history entry; immediately when no layer has an entry. Any
 * change of the URL must wait until then, because the layer leaves its entry by going back, which restores the URL of the entry below.
 */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
