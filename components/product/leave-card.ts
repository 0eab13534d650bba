import { noteSeen } from '@/lib/media/seen-file';
import { showAhead } from './show-ahead.ts';

const phone = '(width < 36rem)';

/**
 * Shows the product's page ahead of its answer with what the card has of it, and fetches the script of its panel beside the
 * page's own.
 * @param link that is followed
 * @returns what ends that, on another page or on this one
 */
export function leaveCard(link: Element): () => void {
  const card = link.closest('article');
  const picture = card?.querySelector('img');
  noteSeen(picture);
  if (!card || !link.closest('h3')) return () => {};
  void import('./product-panel.tsx').catch(() => {});
  return picture?.complete && matchMedia(phone).matches ? showAhead(card, picture) : () => {};
}
