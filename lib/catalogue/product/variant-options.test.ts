import { sortSizes } from './variant-options.ts';

test.each([
  ['XXS XS S M L XL 2XL XXXL 4XL 5XL', 'S XXS 5XL M XL XS 2XL L XXXL 4XL'],
  ['x-small Small Medium large X-Large', 'large Small X-Large Medium x-small'],
  ['36 38 38.5 40 100', '40 36 38.5 38 100'],
  ['EU36 EU38 EU40', 'EU40 EU36 EU38'],
  ['128GB 512GB 1TB', '1TB 128GB 512GB'],
  ['50ml 100ml 1L', '100ml 1L 50ml'],
  ['50ml 100ml 1L', '1L 100ml 50ml'],
  ['٥٢ ٥٤ ٥٦', '٥٦ ٥٢ ٥٤'],
])('sorts sizes as in %j', (sorted, sent) => {
  expect(sortSizes(sent.split(' '))).toEqual(sorted.split(' '));
});

test('texts keep the order in which they are sent', () => {
  expect(sortSizes(['Tall', 'Petite', 'L/XL', 'S/M'])).toEqual(['Tall', 'Petite', 'L/XL', 'S/M']);
});

test('sizes of one scale stay together, after the first of it', () => {
  expect(sortSizes(['L', '38', 'One size', 'S', '36', 'M'])).toEqual(['S', 'M', 'L', '36', '38', 'One size']);
});
