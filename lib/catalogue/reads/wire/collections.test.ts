import { readCategory, readFeatureTag } from './collections.ts';
import { readFeatureTagWithProducts } from './home-data.ts';
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

describe('feature tag reader', () => {
  test.each([
    [
      { name: 'New', slug: 'new', code: 'NewIn' },
      { name: 'New', slug: 'new', code: 'NewIn' },
    ],
    [{ code: 'BestSellers' }, { name: 'Best Sellers', slug: 'best-sellers', code: 'BestSellers' }],
    [{ code: 'Top10Looks' }, { name: 'Top10 Looks', slug: 'top10-looks', code: 'Top10Looks' }],
    [
      { name: 'Best', code: 'BestSellers' },
      { name: 'Best', slug: 'best-sellers', code: 'BestSellers' },
    ],
    [
      { name: 'New', slug: 'new' },
      { name: 'New', slug: 'new', code: null },
    ],
  ])('reads %j as %j', (raw, tag) => expect(readFeatureTag(raw, testReadContext())).toMatchObject(tag));

  test('reads product count and image when the API sends them', () => {
    const tag = { name: 'New', slug: 'new' };
    const raw = { ...tag, productCount: '7', featuredImage: { filePath: 'new.webp' } };
    expect(readFeatureTag(raw, testReadContext())).toMatchObject({
      productCount: 7,
      image: '/uploads/new.webp',
    });
    expect(readFeatureTag(tag, testReadContext())).toMatchObject({ productCount: null, image: null });
  });

  test.each([
    [{ slug: 'new' }, 'featureTag.name'],
    [{ name: 'New' }, 'featureTag.slug'],
    [{ name: 'New', slug: 'a/b' }, 'featureTag.slug'],
    [null, 'featureTag.name'],
    ['New', 'featureTag.name'],
  ])('rejects %j and reports %s', (raw, field) => {
    const context = testReadContext();
    expect(readFeatureTag(raw, context)).toBeNull();
    expect(context.unreadableFields).toEqual([field]);
  });

  test('reads the readable products of a home page tag', () => {
    const products = [{ id: 1, slug: 'a', title: 'A' }, {}];
    expect(
      readFeatureTagWithProducts({ name: 'New', slug: 'new', products }, testReadContext()),
    ).toMatchObject({
      slug: 'new',
      products: [{ slug: 'a' }],
    });
    expect(readFeatureTagWithProducts({ products }, testReadContext())).toBeNull();
  });
});
