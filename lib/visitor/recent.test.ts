import { withFirst } from './recent.ts';

test('the product looked at last stands first, once, and as many are kept as 12 besides the one of the page', () => {
  expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 13 }, (_, index) => `p${index}`);
  expect(withFirst(many, 'new')).toEqual(['new', ...many.slice(0, 12)]);
});
