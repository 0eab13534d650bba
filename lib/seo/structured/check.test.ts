import { checkBlocks } from './check.ts';

const block = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data });
const findings = (data: object) => checkBlocks([block(data)])[0]?.findings;
const item = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rida.example/' };

test('what a property lacks is told from what it has wrong, with the number of places', () => {
  const { name: _, ...nameless } = item;
  expect(
    findings({ '@type': 'BreadcrumbList', itemListElement: [nameless, nameless, { ...item, position: 0 }] }),
  ).toEqual([
    { problem: 'malformed', path: 'itemListElement.position', times: 1, value: '0' },
    { problem: 'missing', path: 'itemListElement.name', times: 2 },
  ]);
});

test('parts of what is absent are not missed, and what is only better is advice', () => {
  const paths = (findings({ '@type': 'Product', name: 'Abaya', image: '/x.jpg' }) ?? []).map(
    ({ problem, path }) => `${problem} ${path}`,
  );
  expect(paths).toEqual(['malformed image', 'advised sku', 'missing offers']);
});

test('what an offer had better say of delivery and returns is asked for', () => {
  const offers = {
    '@type': 'Offer',
    price: '10.00',
    priceCurrency: 'EGP',
    shippingDetails: { '@type': 'OfferShippingDetails' },
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' },
  };
  const advised = findings({ '@type': 'Product', offers })?.filter(({ problem }) => problem === 'advised');
  expect(advised?.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'offers.shippingDetails.shippingRate',
      'offers.shippingDetails.deliveryTime',
      'offers.hasMerchantReturnPolicy.returnMethod',
      'offers.hasMerchantReturnPolicy.returnFees',
    ]),
  );
});

test('each variant of a group is held against the rules of a product', () => {
  expect(
    findings({
      '@type': 'ProductGroup',
      name: 'Abaya',
      productGroupID: '7',
      hasVariant: [{ '@type': 'Product', name: 'Abaya', image: 'https://rida.example/x.jpg', sku: 'A' }],
    }),
  ).toContainEqual({ problem: 'missing', path: 'hasVariant.offers', times: 1 });
});

test('blocks that are no JSON, no object or of an unknown type are said to be so', () => {
  const found = checkBlocks(['{', 'null', block({ '@type': 'Recipe' }), `[${block({})},${block({})}]`]);
  expect(found.map(({ type, isJudged }) => [type, isJudged])).toEqual([
    [null, true],
    ['', false],
    ['Recipe', false],
    ['', false],
    ['', false],
  ]);
});

test('the first value in a wrong form is quoted, cut after 200 letters, and one that is no text as JSON', () => {
  const quoted = (...image: unknown[]) =>
    findings({ '@type': 'Product', image })?.find(({ path }) => path === 'image')?.value;
  expect(quoted('/first.jpg', { url: 'x' })).toBe('/first.jpg');
  expect(quoted({ url: 'x' }, '/second.jpg')).toBe('{"url":"x"}');
  expect(quoted(`/${'x'.repeat(300)}`)).toBe(`/${'x'.repeat(199)}`);
});

test('a block is shown as JSON with two spaces at each step', () => {
  expect(checkBlocks(['{"@type":"Recipe","name":"Soup"}'])[0]?.text).toBe(
    '{\n  "@type": "Recipe",\n  "name": "Soup"\n}',
  );
});
