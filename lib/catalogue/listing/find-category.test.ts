import { findCategory } from './find-category.ts';

test.each([
  ['2', 2],
  ['02', 2],
  ['ABAYAS', 1],
  ['open-abayas', 2],
  ['2026', 3],
  ['12', 12],
  ['cat_9', 'cat_9'],
  ['closed', undefined],
  ['', undefined],
])('finds the category %j with id %s', (slugOrId, id) => {
  const categories = [
    { id: 1, name: 'Abayas', slug: 'abayas', children: [{ id: 2, name: 'Open', slug: 'open-abayas' }] },
    { id: 3, name: 'New', slug: '2026' },
    { id: 12, name: 'Scarves', slug: 'scarves' },
    { id: 'cat_9', name: 'Rings', slug: 'rings' },
  ];
  expect(findCategory(categories, slugOrId)?.id).toBe(id);
});
