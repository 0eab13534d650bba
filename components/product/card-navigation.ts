import { rememberPlaceholder } from '@/lib/platform/media/placeholder-image';

const phoneQuery = '(width < 36rem)';

/**
 * Speeds up a navigation from a card to its product page: reuses the card's image as placeholder, loads the product panel's
 * script in parallel with the page, and on phones shows a card preview. Neither loads nor shows anything for other links.
 * @param link the followed link
 * @returns a function that removes the preview if there is one
 */
export function startCardNavigation(link: Element): () => void {
  const card = link.closest('article');
  const image = card?.querySelector('img');
  rememberPlaceholder(image);
  // The card also has a link to the category, outside its heading.
  const isProductLink = link.closest('h3') !== null;
  if (!card || !isProductLink) return () => {};
  void import('./product-panel.tsx').catch(() => {});
  return image?.complete && matchMedia(phoneQuery).matches ? showCardPreview(card, image) : () => {};
}

/**
 * Classes that give the preview the positions and sizes of the product page on a phone. Breadcrumb, gallery dots and review
 * count are empty space.
 */
const previewClasses = {
  root: 'page fixed inset-0 z-20 overflow-hidden bg-ground',
  header: 'h-[56px]',
  crumbs: 'mt-2 mb-1 py-1 text-sm',
  image: 'block w-full aspect-6/7 bg-backdrop object-cover',
  title: 'title mt-8 text-[clamp(1.75rem,3.4vw,3rem)]',
  rating: 'mt-1 flex items-center py-1 text-sm',
  price: 'mt-1.5 text-xl',
};

/**
 * Covers the page with a preview of the product page on a phone, built from the card's image, title, rating and price.
 * @param image the card's image, completely loaded
 * @returns a function that removes the preview
 */
function showCardPreview(card: Element, image: HTMLImageElement): () => void {
  const preview = createElement('div', previewClasses.root);
  preview.dataset.cardPreview = '';
  preview.inert = true;
  const galleryRow = createElement('div', 'gallery-row');
  const largeImage = createElement('img', previewClasses.image);
  Object.assign(largeImage, { src: image.currentSrc, alt: '', decoding: 'sync' });
  galleryRow.append(largeImage);
  const clonesOf = (selector: string) =>
    [...card.querySelectorAll(`.card-text > ${selector}`)].map((node) => node.cloneNode(true));
  // In the text of a card, the stars follow the heading, and the price is the first paragraph. Invisible characters give lines without
  // text their height.
  const rating = createElement('p', previewClasses.rating, '\u200b');
  rating.append(...clonesOf('h3 + [role="img"]'));
  const price = createElement('div', previewClasses.price);
  price.append(...clonesOf('p:first-of-type'));
  preview.append(
    createElement('div', previewClasses.header),
    createElement('p', previewClasses.crumbs, '\u00a0'),
    galleryRow,
    createElement('p', previewClasses.title, card.querySelector('h3')?.textContent),
    rating,
    price,
  );
  document.body.append(preview);
  return () => preview.remove();
}

function createElement<Name extends 'div' | 'p' | 'img'>(
  name: Name,
  className: string,
  text?: string | null,
) {
  return Object.assign(document.createElement(name), { className, textContent: text ?? '' });
}
