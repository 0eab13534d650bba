import { validateBlocks } from '../seo/structured/validate.ts';
import { searchResult } from './search-result.ts';
import { meta, metadataWith } from './testing.ts';
import { textWidth, truncateToWidth } from './text-width.ts';

const url = 'https://rida.example/shop/shop-details/abaya';
const canonical = `<link rel="canonical" href="${url}">`;
const complete = `<title>Abaya | Rida</title>${meta('description', 'A calm abaya.')}${canonical}`;

function resultOf(elements: string, { status = 200, data = [] as object[] } = {}) {
  const blocks = validateBlocks(data.map((block) => JSON.stringify(block)));
  return searchResult(metadataWith(elements), { url, status, blocks });
}

const findingNames = (elements: string, status = 200) =>
  resultOf(elements, { status }).findings.map(({ name }) => name);

describe('searchResult', () => {
  test('shows title, description and path', () => {
    expect(resultOf(complete)).toEqual({
      title: 'Abaya | Rida',
      breadcrumb: ['rida.example', 'shop', 'shop-details'],
      description: 'A calm abaya.',
      offer: null,
      rating: null,
      findings: [],
    });
  });

  test('reads breadcrumb, lowest price, availability and rating from structured data', () => {
    const offer = (price: string, state: string) => ({
      offers: { price, priceCurrency: 'EGP', availability: `https://schema.org/${state}` },
    });
    const crumbs = ['Home', 'Abayas', 'Abaya'].map((name) => ({ name }));
    expect(
      resultOf(complete, {
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
      breadcrumb: ['rida.example', 'Abayas'],
      offer: { price: '700.00', currency: 'EGP', isInStock: true },
      rating: { value: '4.5', count: '2' },
    });
  });

  test('reports missing metadata, bad status, noindex and another canonical', () => {
    expect(findingNames('')).toEqual(['noCanonical', 'noTitle', 'noDescription']);
    expect(findingNames(complete, 404)).toEqual(['badStatus']);
    expect(findingNames(complete + meta('robots', 'noindex'))).toEqual(['noindex']);
    expect(findingNames(complete.replace('/abaya"', '/coat"'))).toEqual(['otherCanonical']);
  });

  test.each(['Long enough to be cut ', 'عباية طويلة الاسم '])(
    'truncates a long title of "%s" at a word',
    (phrase) => {
      const title = phrase.repeat(20).trim();
      const { title: shown, findings } = resultOf(`<title>${title}</title>`);
      const truncated = (shown ?? '').replace(/ …$/, '');
      expect(title.startsWith(`${truncated} `)).toBe(true);
      expect(textWidth(shown ?? '', 20)).toBeLessThanOrEqual(580);
      expect(findings.map(({ name }) => name)).toContain('titleTruncated');
    },
  );

  test('fits about sixty letters of a title', () => {
    expect(textWidth('Open abaya in crinkled crepe with wide sleeves | Rida shop', 20)).toBeLessThan(580);
    expect(
      textWidth('Open abaya in crinkled crepe with wide sleeves, sand and black | Rida shop', 20),
    ).toBeGreaterThan(580);
  });

  test('truncates inside a single long word and ignores diacritics', () => {
    expect(truncateToWidth('x'.repeat(200), 20, 100)).toMatch(/^x+ …$/);
    expect(textWidth('عَبَايَة', 20)).toBe(textWidth('عباية', 20));
  });

  test.each([
    ['title', `<title>${'m'.repeat(30)}${'i'.repeat(14)}</title>`, []],
    ['title', `<title>${'m'.repeat(33)}${'i'.repeat(4)}</title>`, ['titleTruncated']],
    ['description', meta('description', `${'m'.repeat(77)}i`), []],
    ['description', meta('description', 'm'.repeat(73) + 'i'.repeat(15)), ['descriptionTruncated']],
  ] as const)('truncates a %s only beyond its maximum width: %s', (part, element, expected) => {
    const { findings, ...shown } = resultOf(element);
    expect(findings.map(({ name }) => name).filter((name) => name.endsWith('Truncated'))).toEqual(expected);
    expect(shown[part]?.endsWith(' …')).toBe(expected.length > 0);
  });

  test('shows the lowest price above zero and known availability', () => {
    const offersOf = (...offers: object[]) =>
      resultOf(complete, { data: [{ '@type': 'Product', offers }] }).offer;
    const free = { price: '0', priceCurrency: 'USD' };
    expect(offersOf(free, { price: '0.50', priceCurrency: 'EGP' })).toEqual({
      price: '0.50',
      currency: 'EGP',
      isInStock: null,
    });
    const soldOut = { price: '7.00', priceCurrency: 'SAR', availability: 'https://schema.org/OutOfStock' };
    expect(offersOf({ price: '9.00', priceCurrency: 'EGP' }, soldOut)).toEqual({
      price: '7.00',
      currency: 'SAR',
      isInStock: false,
    });
    expect(offersOf(free)).toBeNull();
  });

  test('ignores a breadcrumb of one item', () => {
    const breadcrumbWith = (...steps: string[]) =>
      resultOf(complete, {
        data: [{ '@type': 'BreadcrumbList', itemListElement: steps.map((name) => ({ name })) }],
      }).breadcrumb;
    expect(breadcrumbWith('Abaya')).toEqual(['rida.example', 'shop', 'shop-details']);
    expect(breadcrumbWith('Home', 'Abaya')).toEqual(['rida.example']);
  });
});
