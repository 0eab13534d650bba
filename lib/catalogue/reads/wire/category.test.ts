import { readCategory } from './category.ts';
import { testReadContext } from './testing.ts';

describe('category reader', () => {
  test('id and name may be sent as `categoryId` and `categoryName`', () => {
    const expected = { id: 3, name: 'Abayas', slug: 'abayas' };
    expect(readCategory({ id: 3, name: 'Abayas', slug: 'abayas' }, testReadContext())).toMatchObject(
      expected,
    );
    expect(
      readCategory({ categoryId: 3, categoryName: 'Abayas', slug: 'abayas' }, testReadContext()),
    ).toMatchObject(expected);
  });

  test('unreadable children are dropped', () => {
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
    expect(readCategory(raw, testReadContext())).toEqual({
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
  ])('a category without %s is null', (field, raw) => {
    const context = testReadContext();
    expect(readCategory(raw, context)).toBeNull();
    expect(context.unreadableFields).toEqual([field]);
  });

  test('the parent must be an object', () => {
    const parent = { id: 1, name: 'Clothes', slug: 'clothes' };
    const read = (fields: object) =>
      readCategory({ id: 3, name: 'Abayas', slug: 'abayas', ...fields }, testReadContext());
    expect(read({ parent })?.parent).toEqual(parent);
    expect(read({ parent: 'clothes' })?.parent).toBeNull();
  });
});
