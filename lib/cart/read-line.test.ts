import { readLine } from './read-line.ts';

const line = { productId: 7, variantId: 'v-1', slug: 'abaya', quantity: 3, seenPrice: 1250 };

test('a line is read as it was written', () => {
  expect(readLine(JSON.parse(JSON.stringify(line)))).toEqual(line);
});

test('an older line with the whole product and its order quantity in it is read', () => {
  const older = {
    id: 7,
    slug: 'abaya',
    title: 'Abaya',
    variant: { id: 'v-1', price: 12.5 },
    orderQuantity: 3,
  };
  expect(readLine(older)).toEqual({ ...line, seenPrice: null });
});

test.each([
  null,
  undefined,
  7,
  'abaya',
  [],
  [line],
  {},
  { slug: 'abaya' },
  { productId: 7 },
  { ...line, slug: '' },
  { ...line, slug: 'x'.repeat(201) },
  { ...line, slug: { toString: 'abaya' } },
  { ...line, productId: null },
  { ...line, productId: Number.NaN },
  { ...line, productId: [7] },
])('%j is no line', (stored) => {
  expect(readLine(stored)).toBeNull();
});

test.each([
  [2.9, 2],
  ['4', 4],
  [0, 1],
  [-3, 1],
  [null, 1],
  ['many', 1],
  [Number.POSITIVE_INFINITY, 9999],
  [1e12, 9999],
])('a stored quantity of %s counts as %i', (quantity, counts) => {
  expect(readLine({ ...line, quantity })?.quantity).toBe(counts);
});

test.each([-1, 12.5, '1250', null, Number.NaN])('a seen price of %s is none', (seenPrice) => {
  expect(readLine({ ...line, seenPrice })?.seenPrice).toBeNull();
});

test('a line without a variant is one of a product without variants', () => {
  expect(readLine({ ...line, variantId: undefined })?.variantId).toBeNull();
});

test('what was free when it was put in, or one of a kind, is read as such', () => {
  expect(readLine({ ...line, seenPrice: 0, quantity: 1 })).toMatchObject({ seenPrice: 0, quantity: 1 });
});
