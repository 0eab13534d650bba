import { layerEntry } from './layer-entry.ts';

/**
 * Runs the callback once a closing layer has left its history entry; immediately when no layer has an entry. The layer leaves
 * its entry by going back, after which the page reads its URL again: a change made before that would be undone.
 */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
