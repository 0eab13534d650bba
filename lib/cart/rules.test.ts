import type { CartLine } from './cart.ts';
import { addLine, decrementLine, removeLine, restoreLines, settleLines } from './rules.ts';

function line(given: Partial<CartLine> = {}): CartLine {
  return { productId: 1, variantId: 11, slug: 'abaya', quantity: 1, seenPrice: 10000, ...given };
}

const other = line({ productId: 2, variantId: 21, slug: 'dress', quantity: 4 });

describe('adding', () => {
  test('a new item puts a line behind the others', () => {
    expect(addLine([other], { line: line({ quantity: 2 }), stock: 5 })).toEqual({
      lines: [other, line({ quantity: 2 })],
      outcome: 'added',
    });
  });

  test('an item already in the cart raises its quantity and keeps its place', () => {
    const { lines, outcome } = addLine([line({ quantity: 2 }), other], {
      line: line({ quantity: 3 }),
      stock: 5,
    });
    expect(outcome).toBe('added');
    expect(lines).toEqual([line({ quantity: 5 }), other]);
  });

  test('an item whose stock would be exceeded is left as it is', () => {
    const lines = [line({ quantity: 3 })];
    expect(addLine(lines, { line: line({ quantity: 3 }), stock: 5 })).toEqual({ lines, outcome: 'no-more' });
  });

  test('a new item is added only if stock is at least the pending quantity', () => {
    const outcome = (quantity: number) => addLine([], { line: line({ quantity }), stock: 3 }).outcome;
    expect([1, 3, 4].map(outcome)).toEqual(['added', 'added', 'out-of-stock']);
  });

  test('a variant whose quantity is 0 is refused as out of stock, in the cart or not', () => {
    for (const lines of [[], [line()]]) {
      expect(addLine(lines, { line: line(), stock: 0 })).toEqual({ lines, outcome: 'out-of-stock' });
    }
  });

  test('where the stock is unknown nothing is refused', () => {
    expect(addLine([line()], { line: line({ quantity: 500 }), stock: null }).outcome).toBe('added');
  });

  test('another variant of the same product is a line of its own', () => {
    const red = line({ variantId: 12 });
    expect(addLine([line()], { line: red, stock: 5 }).lines).toEqual([line(), red]);
  });

  test('ids that were stored as texts are the same ids', () => {
    const stored = line({ productId: '1', variantId: '11' });
    expect(addLine([stored], { line: line(), stock: 5 }).lines).toEqual([{ ...stored, quantity: 2 }]);
  });

  test('the price the visitor saw last is the one agreed to, unless none was shown', () => {
    const agreed = (seenPrice: number | null) =>
      addLine([line()], { line: line({ seenPrice }), stock: 5 }).lines[0]?.seenPrice;
    expect([agreed(8000), agreed(null)]).toEqual([8000, 10000]);
  });

  test('ten additions in a row count ten times', () => {
    let lines: readonly CartLine[] = [];
    for (let click = 0; click < 10; click += 1) lines = addLine(lines, { line: line(), stock: 10 }).lines;
    expect(lines).toEqual([line({ quantity: 10 })]);
  });
});

test("a line's quantity is decremented only while above 1", () => {
  expect(decrementLine([line({ quantity: 3 }), other], line())).toEqual([line({ quantity: 2 }), other]);
  expect(decrementLine([line({ quantity: 1 }), other], line())).toEqual([line({ quantity: 1 }), other]);
});

test('removing takes away one line and no other variant of its product', () => {
  const red = line({ variantId: 12 });
  expect(removeLine([line(), red, other], line())).toEqual([red, other]);
});

test('undoing a removal puts the lines back, and leaves what was added again meanwhile as it is', () => {
  expect(restoreLines([other], [line({ quantity: 3 })])).toEqual([other, line({ quantity: 3 })]);
  expect(restoreLines([line({ quantity: 1 })], [line({ quantity: 3 }), other])).toEqual([line(), other]);
});

describe('settling', () => {
  test('takes over prices as they are now and lowers quantities to what is left', () => {
    const settled = [line({ quantity: 2, seenPrice: 9000 })];
    expect(settleLines([line({ quantity: 5 }), other], settled)).toEqual([
      line({ quantity: 2, seenPrice: 9000 }),
      other,
    ]);
  });

  test('never raises a quantity that was lowered in another tab, and never brings a removed line back', () => {
    expect(settleLines([line({ quantity: 1 })], [line({ quantity: 2 }), other])).toEqual([line()]);
  });
});
