import type { LinkCardImage } from './link-card-parts.ts';
import { type LinkCard, linkCards } from './link-cards.ts';
import type { Network } from './networks.ts';
import type { OgUrlTarget } from './og-url.ts';
import { meta, metadataWith } from './testing.ts';

const url = 'https://rida.example/shop/shop-details/abaya';
const image = 'https://rida.example/cards/abaya.jpg';
const okImage: LinkCardImage = {
  state: 'ok',
  src: '/cards/abaya.jpg',
  bytes: 90_000,
  width: 1200,
  height: 630,
};
const complete = [
  '<title>Page title</title>',
  meta('description', 'Page description'),
  meta('og:title', 'Title'),
  meta('og:description', 'Description'),
  meta('og:url', url),
  meta('og:image', image),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('og:image:alt', 'A picture'),
  meta('twitter:card', 'summary_large_image'),
];
const without = (...names: string[]) =>
  complete.filter((element) => !names.some((name) => element.includes(`"${name}"`)));

function cardsOf(
  elements: string[],
  cardImage: LinkCardImage | undefined = okImage,
  ogUrlTarget: OgUrlTarget = { state: 'self' },
): Record<Network, LinkCard> {
  const cards = linkCards(metadataWith(elements.join('')), url, () => cardImage, ogUrlTarget);
  return Object.fromEntries(cards.map((card) => [card.network, card])) as Record<Network, LinkCard>;
}

const findingNames = ({ findings }: LinkCard) => findings.map(({ name }) => name);

describe('linkCards', () => {
  test('a complete page has no findings on any network', () => {
    for (const card of Object.values(cardsOf(complete))) {
      expect(card).toMatchObject({
        title: { value: 'Title', source: 'og:title' },
        description: { value: 'Description', source: 'og:description' },
        image: { value: image, source: 'og:image' },
        src: '/cards/abaya.jpg',
        imageAlt: 'A picture',
        isLarge: true,
        findings: [],
      });
    }
  });

  test('X prefers Twitter metadata, Telegram and Slack fall back to it', () => {
    const forX = [meta('twitter:title', 'Title for X'), meta('twitter:image', 'https://rida.example/x.jpg')];
    const { X, Facebook, Telegram, Slack } = cardsOf([...complete, ...forX]);
    expect([X.title?.value, X.image?.source]).toEqual(['Title for X', 'twitter:image']);
    for (const card of [Facebook, Telegram, Slack])
      expect([card.title?.value, card.image?.source]).toEqual(['Title', 'og:image']);
    const withoutOpenGraph = cardsOf([...without('og:title', 'og:image'), ...forX]);
    for (const card of [withoutOpenGraph.Telegram, withoutOpenGraph.Slack])
      expect([card.title?.value, card.image?.source]).toEqual(['Title for X', 'twitter:image']);
    expect([withoutOpenGraph.LinkedIn.title?.value, withoutOpenGraph.LinkedIn.image]).toEqual([
      'Page title',
      null,
    ]);
  });

  test('reports fallbacks and missing metadata', () => {
    const { WhatsApp } = cardsOf(without('og:title', 'og:description'));
    expect([WhatsApp.title, WhatsApp.description]).toEqual([
      { value: 'Page title', source: '<title>' },
      { value: 'Page description', source: 'description' },
    ]);
    expect(findingNames(WhatsApp)).toEqual(['titleFallback', 'descriptionFallback']);
    const emptyPageCards = cardsOf([]);
    expect(findingNames(emptyPageCards.WhatsApp)).toEqual(['noTitle', 'noDescription', 'noImage']);
    expect(findingNames(emptyPageCards.X)).toContain('noCardType');
    expect(findingNames(emptyPageCards.Facebook)).toContain('noAddress');
  });

  test.each<[string, LinkCardImage | undefined, string[]]>([
    ['is too large', { ...okImage, bytes: 300_001 } as LinkCardImage, ['imageTooLarge']],
    [
      'is too small',
      { ...okImage, width: 200, height: 105 } as LinkCardImage,
      ['imageTooSmall', 'imageWrongSize'],
    ],
    ['differs from its declared size', { ...okImage, width: 1000 } as LinkCardImage, ['imageWrongSize']],
    ['is missing', { state: 'missing', status: 404 }, ['imageMissing']],
    ['is not an image', { state: 'invalid' }, ['imageInvalid']],
    ['did not arrive', { state: 'unread', failure: 'noResponse' }, ['imageUnanswered']],
    ['is too large to be read', { state: 'unread', failure: 'tooLarge' }, ['imageUnread']],
    ['is external', { state: 'external' }, ['imageExternal']],
  ])('reports an image that %s', (_case, cardImage, expected) => {
    expect(findingNames(cardsOf(complete, cardImage).WhatsApp)).toEqual(expected);
  });

  test('accepts images at the limits of a network', () => {
    const smallest = { ...okImage, width: 300, height: 200, bytes: 300_000 } as LinkCardImage;
    expect(findingNames(cardsOf(complete, smallest).WhatsApp)).toEqual(['imageWrongSize']);
  });

  test('reports file sizes in kilobytes', () => {
    const heavy = { ...okImage, bytes: 5_000_400 } as LinkCardImage;
    expect(cardsOf(complete, heavy).WhatsApp.findings).toContainEqual(
      expect.objectContaining({ name: 'imageTooLarge', values: { size: 5000, max: 300 } }),
    );
  });

  test('reports images without size and relative URLs', () => {
    expect(findingNames(cardsOf(without('og:image:width')).Facebook)).toEqual(['imageNoSize']);
    const withRelativeImage = [...without('og:image'), meta('og:image', '/cards/abaya.jpg')];
    expect(findingNames(cardsOf(withRelativeImage).Facebook)).toEqual(['imageRelative']);
  });

  test('a summary card is small on X only', () => {
    const { X, Facebook } = cardsOf([...without('twitter:card'), meta('twitter:card', 'summary')]);
    expect([X.isLarge, findingNames(X), Facebook.isLarge]).toEqual([false, ['smallCard'], true]);
  });

  test('only Facebook shows the card of the og:url page', () => {
    const other = 'https://rida.example/other';
    const metadata = metadataWith([...without('og:title'), meta('og:title', 'Other')].join(''));
    const { Facebook, WhatsApp } = cardsOf(complete, okImage, { state: 'other-page', url: other, metadata });
    expect([Facebook.title?.value, WhatsApp.title?.value]).toEqual(['Other', 'Title']);
    expect(Facebook.findings).toEqual([{ name: 'otherCard', isError: true, values: { address: other } }]);
    expect(WhatsApp.findings).toEqual([]);
  });

  test('reports an og:url of another page', () => {
    const metadata = metadataWith(complete.join(''));
    const findingsFor = (ogUrlTarget: OgUrlTarget) =>
      findingNames(cardsOf(complete, okImage, ogUrlTarget).Facebook);
    expect(findingsFor({ state: 'other-page', url: `${url}?color=black`, metadata })).toEqual([]);
    expect(findingsFor({ state: 'other-page', url: 'https://rida.example/', metadata })).toEqual([
      'addressDiffers',
    ]);
    expect(findingsFor({ state: 'unavailable', url: 'https://x.example/', status: null })).toEqual([
      'addressDiffers',
    ]);
    expect(findingsFor({ state: 'unavailable', url, status: 404 })).toEqual(['addressBroken']);
    for (const [failure, name] of [
      ['noResponse', 'addressUnanswered'],
      ['tooLarge', 'addressUnread'],
    ] as const)
      expect(findingsFor({ state: 'unread', url, failure })).toEqual([name]);
  });

  test('Pinterest shows the current price and requires one for products', () => {
    const productPage = [...complete, meta('og:type', 'product')];
    const price = [meta('product:price:amount', '900.00'), meta('product:price:currency', 'EGP')];
    const sale = [meta('product:sale_price:amount', '700.00'), meta('product:sale_price:currency', 'EGP')];
    expect(findingNames(cardsOf(productPage).Pinterest)).toEqual(['noPrice']);
    expect(cardsOf([...productPage, ...price]).Pinterest).toMatchObject({
      offer: 'EGP 900.00',
      findings: [],
    });
    expect(cardsOf([...productPage, ...price, ...sale]).Pinterest.offer).toBe('EGP 700.00');
    expect(findingNames(cardsOf(complete).Pinterest)).toEqual([]);
  });

  test('an offer needs price and currency and shows availability', () => {
    const offer = (...metas: string[]) =>
      cardsOf([...complete, meta('og:type', 'product'), ...metas]).Pinterest.offer;
    const [amount, currency] = [
      meta('product:price:amount', '900.00'),
      meta('product:price:currency', 'EGP'),
    ];
    expect([offer(amount), offer(currency), offer()]).toEqual([null, null, null]);
    expect(offer(amount, currency, meta('product:availability', 'in stock'))).toBe('EGP 900.00 · in stock');
  });
});
