import { compareSizes } from './size-order.ts';

test('compareSizes sorts from small to large', () => {
  const sizes = ['100 ml', 'XL', '52', 'S', '9', '30 ml', '128 GB', 'One size', 'M'];
  expect(sizes.sort(compareSizes)).toEqual([
    'S',
    'M',
    'XL',
    '9',
    '52',
    '128 GB',
    '30 ml',
    '100 ml',
    'One size',
  ]);
});
