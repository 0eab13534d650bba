import { type LinkCard, linkCards } from './link-cards.ts';
import type { Network } from './networks.ts';
import type { Picture } from './picture.ts';
import type { SharedPage } from './shared-page.ts';
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

function cardsOf(
  elements: string[],
  picture: Picture | undefined = there,
  shared: SharedPage = { state: 'same' },
): Record<Network, LinkCard> {
  const cards = linkCards(headWith(elements.join('')), address, () => picture, shared);
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

test('what is written for X is read by X first, by Telegram and Slack last, and by no other', () => {
  const forX = [meta('twitter:title', 'Post'), meta('twitter:image', 'https://rida.example/x.jpg')];
  const { X, Facebook, Telegram, Slack } = cardsOf([...whole, ...forX]);
  expect([X.title?.value, X.image?.from]).toEqual(['Post', 'twitter:image']);
  for (const card of [Facebook, Telegram, Slack])
    expect([card.title?.value, card.image?.from]).toEqual(['Title', 'og:image']);
  const bare = cardsOf([...without('og:title', 'og:image'), ...forX]);
  for (const card of [bare.Telegram, bare.Slack])
    expect([card.title?.value, card.image?.from]).toEqual(['Post', 'twitter:image']);
  expect([bare.LinkedIn.title?.value, bare.LinkedIn.image]).toEqual(['Page title', null]);
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

test('a picture may be as heavy as a network takes and as small as it shows large', () => {
  const smallest = { ...there, width: 300, height: 200, bytes: 300_000 } as Picture;
  expect(names(cardsOf(whole, smallest).WhatsApp)).toEqual(['imageWrongSize']);
});

test('weights are told in kilobytes', () => {
  const heavy = { ...there, bytes: 5_000_400 } as Picture;
  expect(cardsOf(whole, heavy).WhatsApp.notes).toContainEqual(
    expect.objectContaining({ name: 'imageHeavy', values: { size: 5000, most: 300 } }),
  );
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

test('Facebook draws the card of the address that a page names, and others do not', () => {
  const other = 'https://rida.example/other';
  const head = headWith([...without('og:title'), meta('og:title', 'Other')].join(''));
  const { Facebook, WhatsApp } = cardsOf(whole, there, { state: 'other', address: other, head });
  expect([Facebook.title?.value, WhatsApp.title?.value]).toEqual(['Other', 'Title']);
  expect(Facebook.notes).toEqual([{ name: 'otherCard', isFault: true, values: { address: other } }]);
  expect(WhatsApp.notes).toEqual([]);
});

test('another address with the same card is noted when it is another page, and one that is not there always', () => {
  const head = headWith(whole.join(''));
  const noted = (shared: SharedPage) => names(cardsOf(whole, there, shared).Facebook);
  expect(noted({ state: 'other', address: `${address}?color=black`, head })).toEqual([]);
  expect(noted({ state: 'other', address: 'https://rida.example/', head })).toEqual(['addressDiffers']);
  expect(noted({ state: 'unread', address: 'https://x.example/', status: null })).toEqual(['addressDiffers']);
  expect(noted({ state: 'unread', address, status: 404 })).toEqual(['addressBroken']);
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

test('a price without its currency is none, and one in stock says so', () => {
  const offer = (...metas: string[]) =>
    cardsOf([...whole, meta('og:type', 'product'), ...metas]).Pinterest.offer;
  const [amount, currency] = [meta('product:price:amount', '900.00'), meta('product:price:currency', 'EGP')];
  expect([offer(amount), offer(currency), offer()]).toEqual([null, null, null]);
  expect(offer(amount, currency, meta('product:availability', 'in stock'))).toBe('EGP 900.00 · in stock');
});
