import { checkBlocks } from '../seo/structured/check.ts';
import { searchResult } from './search-result.ts';
import { headWith, meta } from './testing.ts';
import { cutToWidth, textWidth } from './text-width.ts';

const address = 'https://rida.example/shop/shop-details/abaya';
const canonical = `<link rel="canonical" href="${address}">`;
const whole = `<title>Abaya | Rida</title>${meta('description', 'A calm abaya.')}${canonical}`;

function resultOf(elements: string, { status = 200, data = [] as object[] } = {}) {
  const blocks = checkBlocks(data.map((block) => JSON.stringify(block)));
  return searchResult(headWith(elements), { address, status, blocks });
}

const names = (elements: string, status = 200) =>
  resultOf(elements, { status }).notes.map(({ name }) => name);

test('a page is listed by its title, description and way from the host', () => {
  expect(resultOf(whole)).toEqual({
    title: 'Abaya | Rida',
    trail: ['rida.example', 'shop', 'shop-details'],
    description: 'A calm abaya.',
    offer: null,
    rating: null,
    notes: [],
  });
});

test('structured data gives the way, the lowest price, whether anything is left, and the rating', () => {
  const offer = (price: string, state: string) => ({
    offers: { price, priceCurrency: 'EGP', availability: `https://schema.org/${state}` },
  });
  const crumbs = ['Home', 'Abayas', 'Abaya'].map((name) => ({ name }));
  expect(
    resultOf(whole, {
      data: [
        {
          '@type': 'ProductGroup',
          aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
          hasVariant: [offer('900.00', 'InStock'), offer('700.00', 'OutOfStock')],
        },
        { '@type': 'BreadcrumbList', itemListElement: crumbs },
      ],
    }),
  ).toMatchObject({
    trail: ['rida.example', 'Abayas'],
    offer: { price: '700.00', currency: 'EGP', inStock: true },
    rating: { value: '4.5', count: '2' },
  });
});

test('what keeps a page from being listed, or from being listed so, is noted', () => {
  expect(names('')).toEqual(['noCanonical', 'noTitle', 'noDescription']);
  expect(names(whole, 404)).toEqual(['notOk']);
  expect(names(whole + meta('robots', 'noindex'))).toEqual(['keptOut']);
  expect(names(whole.replace('/abaya"', '/coat"'))).toEqual(['otherCanonical']);
});

test.each(['Long enough to be cut ', 'عباية طويلة الاسم '])(
  'a title of many times "%s" is cut at a word',
  (words) => {
    const title = words.repeat(20).trim();
    const { title: shown, notes } = resultOf(`<title>${title}</title>`);
    const kept = (shown ?? '').replace(/ …$/, '');
    expect(title.startsWith(`${kept} `)).toBe(true);
    expect(textWidth(shown ?? '', 20)).toBeLessThanOrEqual(580);
    expect(notes.map(({ name }) => name)).toContain('titleCut');
  },
);

test('about sixty letters of a title fit', () => {
  expect(textWidth('Open abaya in crinkled crepe with wide sleeves | Rida shop', 20)).toBeLessThan(580);
  expect(
    textWidth('Open abaya in crinkled crepe with wide sleeves, sand and black | Rida shop', 20),
  ).toBeGreaterThan(580);
});

test('a text of one long word is cut inside it, and marks weigh nothing', () => {
  expect(cutToWidth('x'.repeat(200), 20, 100)).toMatch(/^x+ …$/);
  expect(textWidth('عَبَايَة', 20)).toBe(textWidth('عباية', 20));
});

test.each([
  ['title', `<title>${'m'.repeat(30)}${'i'.repeat(14)}</title>`, []],
  ['title', `<title>${'m'.repeat(33)}${'i'.repeat(4)}</title>`, ['titleCut']],
  ['description', meta('description', `${'m'.repeat(77)}i`), []],
  ['description', meta('description', 'm'.repeat(73) + 'i'.repeat(15)), ['descriptionCut']],
] as const)('a %s of 580 and 920 pixels fits, one pixel more is cut: %s', (part, element, expected) => {
  const { notes, ...shown } = resultOf(element);
  expect(notes.map(({ name }) => name).filter((name) => name.endsWith('Cut'))).toEqual(expected);
  expect(shown[part]?.endsWith(' …')).toBe(expected.length > 0);
});

test('the offer is the lowest that costs something, and says of stock no more than is known', () => {
  const offersOf = (...offers: object[]) => resultOf(whole, { data: [{ '@type': 'Product', offers }] }).offer;
  const free = { price: '0', priceCurrency: 'USD' };
  expect(offersOf(free, { price: '0.50', priceCurrency: 'EGP' })).toEqual({
    price: '0.50',
    currency: 'EGP',
    inStock: null,
  });
  const soldOut = { price: '7.00', priceCurrency: 'SAR', availability: 'https://schema.org/OutOfStock' };
  expect(offersOf({ price: '9.00', priceCurrency: 'EGP' }, soldOut)).toEqual({
    price: '7.00',
    currency: 'SAR',
    inStock: false,
  });
  expect(offersOf(free)).toBeNull();
});

test('a trail of one step says nothing of the way: that of the address does', () => {
  const trailWith = (...steps: string[]) =>
    resultOf(whole, {
      data: [{ '@type': 'BreadcrumbList', itemListElement: steps.map((name) => ({ name })) }],
    }).trail;
  expect(trailWith('Abaya')).toEqual(['rida.example', 'shop', 'shop-details']);
  expect(trailWith('Home', 'Abaya')).toEqual(['rida.example']);
});
