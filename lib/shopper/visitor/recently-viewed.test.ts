import { withViewed } from './recently-viewed.ts';

test('withViewed moves a product to the front and keeps 13 products', () => {
  expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 13 }, (_, index) => `p${index}`);
  expect(withViewed(many, 'new')).toEqual(['new', ...many.slice(0, 12)]);
});
