/** Where and as large as the page of the product shows them on a phone, below its header; breadcrumb, dots and the count of reviews are left empty. */
const shapes = {
  place: 'page fixed inset-0 z-20 overflow-hidden bg-ground',
  header: 'h-[56px]',
  crumbs: 'mt-2 mb-1 py-1 text-sm',
  picture: 'block w-full aspect-6/7 bg-backdrop object-cover',
  title: 'title mt-8 text-[clamp(1.75rem,3.4vw,3rem)]',
  rating: 'mt-1 flex items-center py-1 text-sm',
  price: 'mt-1.5 text-xl',
};

/**
 * Shows what a card knows of its product over the page, as a phone will show it.
 * @param picture of the card; its file is there
 * @returns what takes it away again
 */
export function showAhead(card: Element, picture: HTMLImageElement): () => void {
  const place = element('div', shapes.place);
  place.dataset.ahead = '';
  place.inert = true;
  const row = element('div', 'gallery-row');
  const large = element('img', shapes.picture);
  Object.assign(large, { src: picture.currentSrc, alt: '', decoding: 'sync' });
  row.append(large);
  const copyOf = (words: string) =>
    [...card.querySelectorAll(`.card-words > ${words}`)].map((one) => one.cloneNode(true));
  const rating = element('p', shapes.rating, '\u200b');
  rating.append(...copyOf('[role="img"]'));
  const price = element('div', shapes.price);
  price.append(...copyOf('p:first-of-type'));
  place.append(
    element('div', shapes.header),
    element('p', shapes.crumbs, '\u00a0'),
    row,
    element('p', shapes.title, card.querySelector('h3')?.textContent),
    rating,
    price,
  );
  document.body.append(place);
  return () => place.remove();
}

function element<Name extends 'div' | 'p' | 'img'>(name: Name, className: string, text?: string | null) {
  return Object.assign(document.createElement(name), { className, textContent: text ?? '' });
}
