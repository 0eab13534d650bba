import { rememberPlaceholder } from '@/lib/platform/media/placeholder-image';
import { showCardPreview } from './card-preview.ts';

const phoneQuery = '(width < 36rem)';

/**
 * Speeds up a navigation from a card to its product page: reuses the card's image as placeholder, loads the product panel's
 * script in parallel with the page, and on phones shows a card preview.
 * @param link the followed link
 * @returns a function that removes the preview
 */
export function startCardNavigation(link: Element): () => void {
  const card = link.closest('article');
  const image = card?.querySelector('img');
  rememberPlaceholder(image);
  const isProductLink = link.closest('h3') !== null;
  if (!card || !isProductLink) return () => {};
  void import('./product-panel.tsx').catch(() => {});
  return image?.complete && matchMedia(phoneQuery).matches ? showCardPreview(card, image) : () => {};
}
