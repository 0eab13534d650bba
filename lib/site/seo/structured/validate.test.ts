import { validateBlocks } from './validate.ts';

const block = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data });
const findingsOf = (data: object) => validateBlocks([block(data)])[0]?.findings;
const item = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rida.example/' };

describe('validateBlocks', () => {
  test('reports missing and malformed properties with their count', () => {
    const { name: _, ...nameless } = item;
    expect(
      findingsOf({
        '@type': 'BreadcrumbList',
        itemListElement: [nameless, nameless, { ...item, position: 0 }],
      }),
    ).toEqual([
      { problem: 'malformed', path: 'itemListElement.position', count: 1, value: '0' },
      { problem: 'missing', path: 'itemListElement.name', count: 2 },
    ]);
  });

  test('does not report properties of an absent parent object', () => {
    const paths = (findingsOf({ '@type': 'Product', name: 'Abaya', image: '/x.jpg' }) ?? []).map(
      ({ problem, path }) => `${problem} ${path}`,
    );
    expect(paths).toEqual(['malformed image', 'missingRecommended sku', 'missing offers']);
  });

  test('recommends shipping and return details of an offer', () => {
    const offers = {
      '@type': 'Offer',
      price: '10.00',
      priceCurrency: 'EGP',
      shippingDetails: { '@type': 'OfferShippingDetails' },
      hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' },
    };
    const recommended = findingsOf({ '@type': 'Product', offers })?.filter(
      ({ problem }) => problem === 'missingRecommended',
    );
    expect(recommended?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'offers.shippingDetails.shippingRate',
        'offers.shippingDetails.deliveryTime',
        'offers.hasMerchantReturnPolicy.returnMethod',
        'offers.hasMerchantReturnPolicy.returnFees',
      ]),
    );
  });

  test.each(['0', '0.00', '0.000', '-1.00', '1,000.00', '10.', 'EGP 10'])('reports the price %s', (price) => {
    const offers = { '@type': 'Offer', price, priceCurrency: 'EGP' };
    expect(findingsOf({ '@type': 'Product', offers })).toContainEqual({
      problem: 'malformed',
      path: 'offers.price',
      count: 1,
      value: price,
    });
  });

  test.each(['AB 1', 'A', 'x'.repeat(50)])('accepts the SKU %j', (sku) => {
    const paths = findingsOf({ '@type': 'Product', sku })?.map(({ path }) => path);
    expect(paths).not.toContain('sku');
  });

  test.each([' A', 'A ', ' ', 'x'.repeat(51)])('reports the SKU %j', (sku) => {
    expect(findingsOf({ '@type': 'Product', sku })).toContainEqual({
      problem: 'malformed',
      path: 'sku',
      count: 1,
      value: sku,
    });
  });

  test('a group varies by properties of Google or names', () => {
    const variesBy = [
      'https://schema.org/pattern',
      'Length',
      'https://schema.org/length',
      'http://x.example',
    ];
    expect(findingsOf({ '@type': 'ProductGroup', variesBy })).toContainEqual({
      problem: 'malformed',
      path: 'variesBy',
      count: 2,
      value: 'https://schema.org/length',
    });
  });

  test('validates each variant by the product rules', () => {
    expect(
      findingsOf({
        '@type': 'ProductGroup',
        name: 'Abaya',
        productGroupID: '7',
        hasVariant: [{ '@type': 'Product', name: 'Abaya', image: 'https://rida.example/x.jpg', sku: 'A' }],
      }),
    ).toContainEqual({ problem: 'missing', path: 'hasVariant.offers', count: 1 });
  });

  test('reports invalid JSON and types without rules', () => {
    const blocks = validateBlocks(['{', 'null', block({ '@type': 'Recipe' }), `[${block({})},${block({})}]`]);
    expect(blocks.map(({ type, hasRules }) => [type, hasRules])).toEqual([
      [null, true],
      ['', false],
      ['Recipe', false],
      ['', false],
      ['', false],
    ]);
  });

  test('quotes the first malformed value, up to 200 characters', () => {
    const quoted = (...image: unknown[]) =>
      findingsOf({ '@type': 'Product', image })?.find(({ path }) => path === 'image')?.value;
    expect(quoted('/first.jpg', { url: 'x' })).toBe('/first.jpg');
    expect(quoted({ url: 'x' }, '/second.jpg')).toBe('{"url":"x"}');
    expect(quoted(`/${'x'.repeat(300)}`)).toBe(`/${'x'.repeat(199)}`);
  });

  test('formats a block as indented JSON', () => {
    expect(validateBlocks(['{"@type":"Recipe","name":"Soup"}'])[0]?.text).toBe(
      '{\n  "@type": "Recipe",\n  "name": "Soup"\n}',
    );
  });
});
