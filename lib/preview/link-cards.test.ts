import { type LinkCard, linkCards, type Network } from './link-cards.ts';
import type { Picture } from './picture.ts';
import { headWith, meta } from './testing.ts';

const address = 'https://rida.example/shop/shop-details/abaya';
const image = 'https://rida.example/cards/abaya.jpg';
const there: Picture = { state: 'there', src: '/cards/abaya.jpg', bytes: 90_000, width: 1200, height: 630 };
const whole = [
  '<title>Page title</title>',
  meta('description', 'Page words'),
  meta('og:title', 'Title'),
  meta('og:description', 'Words'),
  meta('og:url', address),
  meta('og:image', image),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('og:image:alt', 'A picture'),
  meta('twitter:card', 'summary_large_image'),
];
const without = (...names: string[]) =>
  whole.filter((element) => !names.some((name) => element.includes(`"${name}"`)));

function cardsOf(elements: string[], picture: Picture | undefined = there): Record<Network, LinkCard> {
  const cards = linkCards(headWith(elements.join('')), address, () => picture);
  return Object.fromEntries(cards.map((card) => [card.network, card])) as Record<Network, LinkCard>;
}

const names = ({ notes }: LinkCard) => notes.map(({ name }) => name);

test('a page that says everything is drawn by every network without a note', () => {
  for (const card of Object.values(cardsOf(whole))) {
    expect(card).toMatchObject({
      title: { value: 'Title', from: 'og:title' },
      description: { value: 'Words', from: 'og:description' },
      image: { value: image, from: 'og:image' },
      src: '/cards/abaya.jpg',
      imageText: 'A picture',
      isLarge: true,
      notes: [],
    });
  }
});

test('only X reads what is written for X', () => {
  const own = [...whole, meta('twitter:title', 'Post'), meta('twitter:image', 'https://rida.example/x.jpg')];
  const { X, Facebook } = cardsOf(own);
  expect([X.title?.value, X.image?.from]).toEqual(['Post', 'twitter:image']);
  expect([Facebook.title?.value, Facebook.image?.from]).toEqual(['Title', 'og:image']);
});

test('what is missing is fallen back from, and said', () => {
  const { WhatsApp } = cardsOf(without('og:title', 'og:description'));
  expect([WhatsApp.title, WhatsApp.description]).toEqual([
    { value: 'Page title', from: '<title>' },
    { value: 'Page words', from: 'description' },
  ]);
  expect(names(WhatsApp)).toEqual(['titleFallback', 'descriptionFallback']);
  const nothing = cardsOf([]);
  expect(names(nothing.WhatsApp)).toEqual(['noTitle', 'noDescription', 'noImage']);
  expect(names(nothing.X)).toContain('noCardType');
  expect(names(nothing.Facebook)).toContain('noAddress');
});

test.each<[string, Picture | undefined, string[]]>([
  ['is too heavy', { ...there, bytes: 300_001 } as Picture, ['imageHeavy']],
  ['is too small', { ...there, width: 200, height: 105 } as Picture, ['imageSmall', 'imageWrongSize']],
  ['has another size than said', { ...there, width: 1000 } as Picture, ['imageWrongSize']],
  ['is not there', { state: 'missing', status: 404 }, ['imageMissing']],
  ['is no picture', { state: 'noPicture' }, ['imageNotPicture']],
  ['lies elsewhere', { state: 'elsewhere' }, ['imageElsewhere']],
])('a picture that %s is noted', (_case, picture, expected) => {
  expect(names(cardsOf(whole, picture).WhatsApp)).toEqual(expected);
});

test('a picture without size or with half an address is noted', () => {
  expect(names(cardsOf(without('og:image:width')).Facebook)).toEqual(['imageNoSize']);
  const half = [...without('og:image'), meta('og:image', '/cards/abaya.jpg')];
  expect(names(cardsOf(half).Facebook)).toEqual(['imageRelative']);
});

test('a small card of X is small there alone', () => {
  const { X, Facebook } = cardsOf([...without('twitter:card'), meta('twitter:card', 'summary')]);
  expect([X.isLarge, names(X), Facebook.isLarge]).toEqual([false, ['smallCard'], true]);
});

test('shares that are counted elsewhere are noted, a query is not elsewhere', () => {
  const withUrl = (url: string) => [...without('og:url'), meta('og:url', url)];
  expect(names(cardsOf(withUrl('https://rida.example/')).Facebook)).toEqual(['addressDiffers']);
  expect(names(cardsOf(withUrl('not an address')).Facebook)).toEqual(['addressDiffers']);
  expect(names(cardsOf(withUrl(`${address}?color=black`)).Facebook)).toEqual([]);
});

test('a product shows what is to be paid on Pinterest, and is noted when it does not say', () => {
  const product = [...whole, meta('og:type', 'product')];
  const price = [meta('product:price:amount', '900.00'), meta('product:price:currency', 'EGP')];
  const sale = [meta('product:sale_price:amount', '700.00'), meta('product:sale_price:currency', 'EGP')];
  expect(names(cardsOf(product).Pinterest)).toEqual(['noPrice']);
  expect(cardsOf([...product, ...price]).Pinterest).toMatchObject({ offer: 'EGP 900.00', notes: [] });
  expect(cardsOf([...product, ...price, ...sale]).Pinterest.offer).toBe('EGP 700.00');
  expect(names(cardsOf(whole).Pinterest)).toEqual([]);
});
