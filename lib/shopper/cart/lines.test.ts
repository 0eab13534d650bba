import type { CartLine } from './cart.ts';
import {
  addLine,
  decrementLine,
  readStoredLine,
  reconcileLines,
  removeLine,
  removeUnits,
  restoreLines,
  toStoredLine,
} from './lines.ts';

function line(overrides: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1,
    variantId: 11,
    slug: 'abaya',
    title: 'Abaya',
    quantity: 1,
    seenPrice: 10000,
    ...overrides,
  };
}

const other = line({ productId: 2, variantId: 21, slug: 'dress', quantity: 4 });
const abaya = line({ productId: 7, variantId: 'v-1', quantity: 3, seenPrice: 1250 });
const stored = {
  id: 7,
  title: 'Abaya',
  variant: { id: 'v-1' },
  orderQuantity: 3,
  slug: 'abaya',
  seenPrice: 1250,
};

describe('changes of lines', () => {
  describe('addLine', () => {
    test('completes a line that was stored without a slug', () => {
      const { lines } = addLine([line({ slug: null, title: 'Old' })], { line: line(), stock: 9 });
      expect(lines).toEqual([line({ quantity: 2 })]);
    });

    test('appends a new line', () => {
      expect(addLine([other], { line: line({ quantity: 2 }), stock: 5 })).toEqual({
        lines: [other, line({ quantity: 2 })],
        outcome: 'added',
      });
    });

    test('raises the quantity of an existing line in place', () => {
      const { lines, outcome } = addLine([line({ quantity: 2 }), other], {
        line: line({ quantity: 3 }),
        stock: 5,
      });
      expect(outcome).toBe('added');
      expect(lines).toEqual([line({ quantity: 5 }), other]);
    });

    test('leaves a line unchanged when it would exceed the stock', () => {
      const lines = [line({ quantity: 3 })];
      expect(addLine(lines, { line: line({ quantity: 3 }), stock: 5 })).toEqual({
        lines,
        outcome: 'no-more',
      });
    });

    test('rejects a new line above the stock', () => {
      const outcome = (quantity: number) => addLine([], { line: line({ quantity }), stock: 3 }).outcome;
      expect([1, 3, 4].map(outcome)).toEqual(['added', 'added', 'out-of-stock']);
    });

    test('rejects a line without stock as out of stock', () => {
      for (const lines of [[], [line()]]) {
        expect(addLine(lines, { line: line(), stock: 0 })).toEqual({ lines, outcome: 'out-of-stock' });
      }
    });

    test('takes as many lines and units as an order', () => {
      const lines = Array.from({ length: 100 }, (_, index) => line({ variantId: index }));
      const added = line({ variantId: 99 });
      const outcome = (...args: Parameters<typeof addLine>) => addLine(...args).outcome;
      expect(addLine(lines, { line: other, stock: 9 })).toEqual({ lines, outcome: 'cart-full' });
      expect(outcome(lines, { line: other, stock: 0 })).toBe('out-of-stock');
      expect(outcome(lines, { line: added, stock: 9 })).toBe('added');
      expect(outcome(lines.slice(1), { line: other, stock: 9 })).toBe('added');
      expect(outcome([line({ quantity: 10_000 })], { line: line(), stock: null })).toBe('no-more');
    });

    test('accepts any quantity of an order when the stock is unknown', () => {
      expect(addLine([line()], { line: line({ quantity: 500 }), stock: null }).outcome).toBe('added');
    });

    test('adds another variant of a product as a separate line', () => {
      const red = line({ variantId: 12 });
      expect(addLine([line()], { line: red, stock: 5 }).lines).toEqual([line(), red]);
    });

    test('matches ids that were stored as strings', () => {
      const stored = line({ productId: '1', variantId: '11' });
      expect(addLine([stored], { line: line(), stock: 5 }).lines).toEqual([{ ...stored, quantity: 2 }]);
    });

    test('updates the seen price unless the added line has none', () => {
      const seenPriceAfter = (seenPrice: number | null) =>
        addLine([line()], { line: line({ seenPrice }), stock: 5 }).lines[0]?.seenPrice;
      expect([seenPriceAfter(8000), seenPriceAfter(null)]).toEqual([8000, 10000]);
    });

    test('counts ten additions in a row', () => {
      let lines: readonly CartLine[] = [];
      for (let click = 0; click < 10; click += 1) lines = addLine(lines, { line: line(), stock: 10 }).lines;
      expect(lines).toEqual([line({ quantity: 10 })]);
    });
  });

  test('decrementLine stops at 1', () => {
    expect(decrementLine([line({ quantity: 3 }), other], line())).toEqual([line({ quantity: 2 }), other]);
    expect(decrementLine([line({ quantity: 1 }), other], line())).toEqual([line({ quantity: 1 }), other]);
  });

  test('removeUnits lowers a line and removes it with its last unit', () => {
    const lines = [line({ quantity: 3 }), other];
    expect(removeUnits(lines, line(), 2)).toEqual([line(), other]);
    for (const units of [3, 4]) expect(removeUnits(lines, line(), units)).toEqual([other]);
  });

  test('removeLine removes no other variant of the product', () => {
    const red = line({ variantId: 12 });
    expect(removeLine([line(), red, other], line())).toEqual([red, other]);
  });

  test('restoreLines appends removed lines and keeps those added again', () => {
    expect(restoreLines([other], [line({ quantity: 3 })])).toEqual([other, line({ quantity: 3 })]);
    expect(restoreLines([line({ quantity: 1 })], [line({ quantity: 3 }), other])).toEqual([line(), other]);
  });

  describe('reconcileLines', () => {
    test('applies accepted prices and lowered quantities', () => {
      const accepted = [line({ quantity: 2, seenPrice: 9000 })];
      expect(reconcileLines([line({ quantity: 5 }), other], accepted)).toEqual([
        line({ quantity: 2, seenPrice: 9000 }),
        other,
      ]);
    });

    test('never raises a quantity or restores a removed line', () => {
      expect(reconcileLines([line({ quantity: 1 })], [line({ quantity: 2 }), other])).toEqual([line()]);
    });
  });
});

describe('toStoredLine', () => {
  test('writes id, title, variant and orderQuantity', () => {
    expect(toStoredLine(abaya)).toEqual(stored);
  });

  test('writes a variant without id for a product without variants', () => {
    expect(toStoredLine({ ...abaya, variantId: null }).variant).toEqual({ id: null });
  });
});

describe('readStoredLine', () => {
  test.each([abaya, { ...abaya, slug: null }, { ...abaya, variantId: null, seenPrice: null }])(
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
    expect(readStoredLine(lineWithOtherFields)).toEqual({ ...abaya, seenPrice: null });
  });

  test.each([
    [{ id: 'v-1', sku: 'A' }, 'v-1'],
    [1601, 1601],
    ['v-1', 'v-1'],
    [[1601], null],
    [true, null],
  ])('reads the variant %j as %p', (variant, variantId) => {
    expect(readStoredLine({ ...stored, variant })?.variantId).toBe(variantId);
  });

  test('parses a line without a slug', () => {
    const { slug, seenPrice, ...lineWithoutSlug } = stored;
    expect(readStoredLine(lineWithoutSlug)).toEqual({ ...abaya, slug: null, seenPrice: null });
  });

  test('parses an older line, with a title from the slug', () => {
    const { title, ...olderLine } = { ...abaya, slug: 'crepe-abaya' };
    expect(readStoredLine(olderLine)).toEqual({ ...olderLine, title: 'crepe abaya' });
  });

  test.each([
    null,
    undefined,
    7,
    'abaya',
    [],
    [abaya],
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
