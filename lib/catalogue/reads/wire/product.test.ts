import { Product } from '../../../../contract/catalogue.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readProduct } from './product.ts';
import { testReadContext, wireProduct } from './testing.ts';

const read = (fields: Record<string, unknown>) =>
  readProduct({ ...wireProduct, ...fields }, testReadContext());

describe('product reader', () => {
  test('a product of the strict contract is read completely', () => {
    const context = testReadContext();
    const sale = { price: 90050, startsAt: Date.UTC(2025, 11, 31, 22), endsAt: Date.UTC(2026, 1, 1) };
    const commonFields = { price: 100000, attributes: [] };
    expect(readProduct(Product.parse(wireProduct), context)).toEqual({
      id: 7,
      slug: 'open-abaya',
      title: 'Open abaya',
      descriptionHtml: '<p>Soft <strong>crepe</strong></p>',
      metaTitle: 'Open abaya',
      metaDescription: 'An open abaya in soft crepe',
      keywords: ['abaya', 'crepe'],
      mainCategory: { id: 1, name: 'Abayas', slug: 'abayas' },
      categoryName: 'Open abayas',
      brand: 'Rida',
      available: true,
      price: 100000,
      sale: null,
      stock: 5,
      variants: [
        {
          ...commonFields,
          id: 71,
          sku: 'A-71',
          sale: null,
          stock: 3,
          images: ['/uploads/abaya/camel.webp'],
          size: 'M',
          color: 'Camel',
          colorCode: '#c19a6b',
        },
        {
          ...commonFields,
          id: 72,
          sku: 'A-72',
          sale,
          stock: 2,
          images: ['/uploads/abaya/black.webp'],
          size: 'L',
          color: 'Black',
          colorCode: '#000000',
        },
      ],
      options: [
        { key: 'size', kind: 'size', name: 'size', values: ['M', 'L'] },
        { key: 'color', kind: 'color', name: 'color', values: ['Camel', 'Black'] },
      ],
      defaultVariantId: 72,
      images: ['/uploads/abaya/front.webp', '/uploads/abaya/turn.webp'],
      video: '/uploads/abaya/walk.mp4',
      attributes: [{ name: 'Fabric', value: 'Crepe' }],
      tags: ['new-in'],
      type: 'fashion',
      reviews: [{ rating: 4, name: 'Mona', date: Date.UTC(2025, 11, 1, 10), text: 'Lovely', image: null }],
      reviewCount: 1,
      averageRating: 4,
      goesWith: ['crepe-hijab'],
      measurements: [{ size: 'M', chest: 112, waist: null, length: 140, sleeve: 57.5 }],
      modifiedAt: 1764669600000,
    });
    expect(context.unreadableFields).toEqual([]);
  });

  test('a product needs only id, slug and title', () => {
    const context = testReadContext();
    expect(readProduct({ id: 'p-1', slug: 'عباية-سوداء', title: 'عباية سوداء' }, context)).toEqual({
      id: 'p-1',
      slug: 'عباية-سوداء',
      title: 'عباية سوداء',
      descriptionHtml: '',
      metaTitle: null,
      metaDescription: null,
      keywords: [],
      mainCategory: null,
      categoryName: null,
      brand: null,
      available: null,
      price: null,
      sale: null,
      stock: null,
      variants: [],
      options: [],
      defaultVariantId: null,
      images: [],
      video: null,
      attributes: [],
      tags: [],
      type: null,
      reviews: [],
      reviewCount: null,
      averageRating: null,
      goesWith: [],
      measurements: [],
      modifiedAt: null,
    });
    expect(context.unreadableFields).toEqual([]);
  });

  test('a malformed product is dropped from its list', () => {
    const context = testReadContext();
    const list = [
      wireProduct,
      null,
      { ...wireProduct, id: null },
      'x',
      { ...wireProduct, slug: '../x' },
      { ...wireProduct, title: ' ' },
      wireProduct,
    ];
    expect(readList(list, readProduct, context)).toHaveLength(2);
    expect(new Set(context.unreadableFields)).toEqual(
      new Set(['product.id', 'product.slug', 'product.title']),
    );
  });

  test('hostile HTML is plain text in names and encoded in URLs', () => {
    const hostile = '"><script>alert(1)</script>&lt;b&gt;';
    expect(read({ title: hostile, brand: hostile, imageURLs: [hostile], featuredImage: null })).toMatchObject(
      {
        title: '"><script>alert(1)</script><b>',
        brand: '"><script>alert(1)</script><b>',
        images: ['/uploads/%22%3E%3Cscript%3Ealert(1)%3C/script%3E%26lt%3Bb%26gt%3B'],
      },
    );
  });

  test('a missing price is null; an unreadable price is also reported', () => {
    const context = testReadContext();
    expect(readProduct({ ...wireProduct, price: null }, context)?.price).toBeNull();
    expect(context.unreadableFields).toEqual([]);
    expect(readProduct({ ...wireProduct, price: 'ask us' }, context)?.price).toBeNull();
    expect(context.unreadableFields).toEqual(['product.price']);
  });

  test('a price of 0 is null and not reported', () => {
    const context = testReadContext();
    const product = readProduct({ ...wireProduct, price: '0', variants: [{ id: 1, price: 0 }] }, context);
    expect([product?.price, product?.variants[0]?.price]).toEqual([null, null]);
    expect(context.unreadableFields).toEqual([]);
  });

  test('`avaliable` is false when zero and null when absent', () => {
    expect([5, 0, '0', null, undefined].map((avaliable) => read({ avaliable })?.available)).toEqual([
      true,
      false,
      false,
      null,
      null,
    ]);
    expect(read({ avaliable: undefined, available: 0 })?.available).toBe(false);
  });

  test('a discount without a sale window is not a sale', () => {
    expect(read({ variants: [], defaultVariant: null, discount: 30 })?.sale).toBeNull();
    expect(read({ discount: 30, startAt: '2026-01-01', endAt: '2026-02-01' })?.sale?.price).toBe(70000);
  });

  test('the main image comes first; variant images are a fallback', () => {
    expect(read({ imageURLs: [{ filePath: '/abaya/turn.webp' }, null, 'abaya/front.webp'] })?.images).toEqual(
      ['/uploads/abaya/front.webp', '/uploads/abaya/turn.webp'],
    );
    expect(read({ featuredImage: null, imageURLs: null })?.images).toEqual(['/uploads/abaya/black.webp']);
  });

  test('ratings are clamped to 0–5; reviews without a rating are dropped', () => {
    const reviews = [{ rating: 9 }, { rating: '-1' }, { rating: '4.5', date: 'x' }, { rating: null }, null];
    expect(read({ reviews })?.reviews.map(({ rating }) => rating)).toEqual([5, 0, 4.5]);
  });
});
