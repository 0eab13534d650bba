import { layerEntry } from './layer-entry.ts';

/** Calls back once the entry of a layer that has just closed is left, because going back reads the URL again; at once without one. */
export function afterLayer(callback: () => void): void {
  if (layerEntry.state === 'none') callback();
  else addEventListener('popstate', callback, { once: true });
}
