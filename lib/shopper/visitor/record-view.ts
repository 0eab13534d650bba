import { persistText } from '../../platform/browser-storage/persist-text.ts';
import { hasStoredLists, visitorStore } from './state.ts';

const interactionEvents = ['pointerdown', 'keydown', 'scroll'];

/**
 * Adds a product to the recently viewed ones. For a visitor without stored lists, waits for the first interaction before it loads the
 * visitor store. When the page is left before any interaction, stores the product as the only viewed one.
 * @returns a function that records the view at once unless it is recorded already; to be called when the product leaves the screen
 */
export function recordView(slug: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const record = () => {
    if (signal.aborted) return;
    controller.abort();
    void visitorStore()
      .then((store) => store.recordView(slug))
      .catch(() => {});
  };
  if (hasStoredLists()) record();
  for (const type of interactionEvents)
    addEventListener(type, record, { signal, capture: true, passive: true });
  addEventListener(
    'pagehide',
    () => {
      controller.abort();
      if (!hasStoredLists()) persistText('recent_products', JSON.stringify([slug]));
    },
    { signal },
  );
  return record;
}
