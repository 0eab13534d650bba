import { persistText } from '../../platform/browser-storage/persist-text.ts';
import { hasStoredLists, visitorStore } from './state.ts';

const interactionEvents = ['pointerdown', 'keydown', 'scroll'];

/**
 * Adds a product to the recently viewed ones. For a visitor without lists the visitor store loads at the first interaction; when the page
 * is left before, the product is stored as the first one.
 * @returns a function that records the view unless it is recorded, for a product that leaves the screen before any interaction
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
