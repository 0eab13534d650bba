import type { Choice } from './choice.ts';
import { soldOutSizes } from './sold-out-sizes.ts';

const variant = (color: string, size: string, stock: number | null) => ({ color, size, stock });
const choice = (variants: ReturnType<typeof variant>[], available: boolean | null = null) =>
  ({ variants, available }) as unknown as Choice;
const coat = choice([
  variant('Rose', 'S', 0),
  variant('Rose', 'M', 2),
  variant('Rose', 'L', null),
  variant('Sand', 'S', 1),
  variant('Sand', 'M', 0),
]);

test('a size is sold out in a colour that has none left or does not come in it', () => {
  expect(soldOutSizes(coat, 'rose')).toEqual(['S']);
  expect(soldOutSizes(coat, 'Sand')).toEqual(['M', 'L']);
});

test('without a colour a size is sold out where no colour has any, and all are where the shop says so', () => {
  expect(soldOutSizes(coat, null)).toEqual([]);
  expect(soldOutSizes({ ...coat, available: false }, null)).toEqual(['S', 'M', 'L']);
});
