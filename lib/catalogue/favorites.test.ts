import { favorites, lastFashion } from './favorites.ts';
import { product } from './testing.ts';

const tops = { id: 1, name: 'بلوزات', slug: 'tops' };
const byName = product({ id: 1, type: 'fashion', categoryName: 'Tops' });
const bySlug = product({ id: 2, type: 'Fashion', mainCategory: tops });
const jacket = product({ id: 3, type: 'fashion', mainCategory: { id: 2, name: 'Jackets', slug: 'outer' } });
const ring = product({ id: 4, type: 'jewelry', categoryName: 'Tops' });
const all = [byName, bySlug, jacket, ring];

test('a tab filters fashion products by category name, case-insensitive', () => {
  expect(favorites(all, 'TOPS')).toEqual([byName, bySlug]);
  expect(favorites(all, 'jackets')).toEqual([jacket]);
  expect(favorites(all, 'بلوزات')).toEqual([bySlug]);
  expect(favorites(all, 'Pants')).toEqual([]);
});

test("'All Collection' shows every fashion product", () => {
  expect(favorites(all, null)).toEqual([byName, bySlug, jacket]);
});

test('Shop The Look shows the last 4 fashion products', () => {
  const many = [1, 2, 3, 4, 5].map((id) => product({ id, type: 'fashion' }));
  expect(lastFashion([...many, ring], 4).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(lastFashion([jacket], 4)).toEqual([jacket]);
  expect([lastFashion(many, 1).length, lastFashion(many, 0).length]).toEqual([1, 0]);
});
