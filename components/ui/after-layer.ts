import { layerEntry } from './layer-entry.ts';

/**
 * Runs the callback once a closing layer has left its history entry; immediately when no layer has an entry. The layer goes back to the
 * entry below its own, and the page takes over the URL of that entry: an option that was selected before that would be lost.
 */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
