import { readCategory } from './category.ts';
import { testReader } from './testing.ts';

test('the fields of a category are `id` or `categoryId`, `name` or `categoryName`', () => {
  const expected = { id: 3, name: 'Abayas', slug: 'abayas' };
  expect(readCategory({ id: 3, name: 'Abayas', slug: 'abayas' }, testReader())).toMatchObject(expected);
  expect(readCategory({ categoryId: 3, categoryName: 'Abayas', slug: 'abayas' }, testReader())).toMatchObject(
    expected,
  );
});

test('a category keeps what can be read of it and drops children that cannot', () => {
  const child = { id: 4, name: 'Open', slug: 'open' };
  const raw = {
    id: 3,
    name: 'Abayas',
    slug: 'abayas',
    productCount: '12',
    featuredImage: { filePath: '/a.webp' },
    parent: {},
    children: [child, {}],
  };
  expect(readCategory(raw, testReader())).toEqual({
    id: 3,
    name: 'Abayas',
    slug: 'abayas',
    description: null,
    productCount: 12,
    image: '/uploads/a.webp',
    parent: null,
    children: [child],
  });
});

test.each([
  ['category.id', { name: 'Abayas', slug: 'abayas' }],
  ['category.name', { id: 3, slug: 'abayas' }],
  ['category.slug', { id: 3, name: 'Abayas', slug: 'a/b' }],
  ['category.id', null],
])('without %s there is no category', (field, raw) => {
  const reader = testReader();
  expect(readCategory(raw, reader)).toBeNull();
  expect(reader.fields).toEqual([field]);
});

test('a category names its parent', () => {
  const parent = { id: 1, name: 'Clothes', slug: 'clothes' };
  const read = (more: object) =>
    readCategory({ id: 3, name: 'Abayas', slug: 'abayas', ...more }, testReader());
  expect(read({ parent })?.parent).toEqual(parent);
  expect(read({ parent: 'clothes' })?.parent).toBeNull();
});
