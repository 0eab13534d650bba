import { readStoredLine, toStoredLine } from './stored-line.ts';

const line = {
  productId: 7,
  variantId: 'v-1',
  slug: 'abaya',
  title: 'Abaya',
  quantity: 3,
  seenPrice: 1250,
};
const stored = {
  id: 7,
  title: 'Abaya',
  variant: { id: 'v-1' },
  orderQuantity: 3,
  slug: 'abaya',
  seenPrice: 1250,
};

describe('toStoredLine', () => {
  test('writes id, title, variant and orderQuantity', () => {
    expect(toStoredLine(line)).toEqual(stored);
  });

  test('writes a variant without id for a product without variants', () => {
    expect(toStoredLine({ ...line, variantId: null }).variant).toEqual({ id: null });
  });
});

describe('readStoredLine', () => {
  test.each([line, { ...line, slug: null }, { ...line, variantId: null, seenPrice: null }])(
    'parses %j as written',
    (written) => {
      expect(readStoredLine(JSON.parse(JSON.stringify(toStoredLine(written))))).toEqual(written);
    },
  );

  test('parses a line with fields of other programs', () => {
    const lineWithOtherFields = {
      ...stored,
      price: 12.5,
      variant: { id: 'v-1', price: 12.5 },
      seenPrice: undefined,
    };
    expect(readStoredLine(lineWithOtherFields)).toEqual({ ...line, seenPrice: null });
  });

  test('parses a line without a slug', () => {
    const { slug, seenPrice, ...lineWithoutSlug } = stored;
    expect(readStoredLine(lineWithoutSlug)).toEqual({ ...line, slug: null, seenPrice: null });
  });

  test('parses an older line, with a title from the slug', () => {
    const { title, ...olderLine } = { ...line, slug: 'crepe-abaya' };
    expect(readStoredLine(olderLine)).toEqual({ ...olderLine, title: 'crepe abaya' });
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
    { ...stored, slug: '', title: ' ' },
    { ...stored, slug: { toString: 'abaya' }, title: ['Abaya'] },
    { ...stored, id: null },
    { ...stored, id: Number.NaN },
    { ...stored, id: [7] },
  ])('rejects %j', (unreadable) => {
    expect(readStoredLine(unreadable)).toBeNull();
  });

  test.each(['', 'x'.repeat(201), { toString: 'abaya' }])('ignores a slug of %j', (slug) => {
    expect(readStoredLine({ ...stored, slug })?.slug).toBeNull();
  });

  test.each([
    [2.9, 2],
    ['4', 4],
    [0, 1],
    [-3, 1],
    [null, 1],
    ['many', 1],
    [Number.POSITIVE_INFINITY, 10_000],
    [1e12, 10_000],
  ])('reads a quantity of %s as %i', (quantity, expected) => {
    expect(readStoredLine({ ...stored, orderQuantity: quantity })?.quantity).toBe(expected);
  });

  test.each([-1, 12.5, '1250', null, Number.NaN])('ignores a seen price of %s', (seenPrice) => {
    expect(readStoredLine({ ...stored, seenPrice })?.seenPrice).toBeNull();
  });

  test.each([undefined, null, {}, { id: null }])('reads a variant of %j as none', (variant) => {
    expect(readStoredLine({ ...stored, variant })?.variantId).toBeNull();
  });

  test('accepts a seen price of 0 and a quantity of 1', () => {
    expect(readStoredLine({ ...stored, seenPrice: 0, orderQuantity: 1 })).toMatchObject({
      seenPrice: 0,
      quantity: 1,
    });
  });
});
