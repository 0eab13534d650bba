import { layerEntry } from './layer-entry.ts';

/**
 * Runs the callback once a closing layer has left its history entry; at once without one. Going back makes the page
 * read its URL again, which would undo a change made before.
 */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
