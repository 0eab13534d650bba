import { Product } from '../../../../contract/catalogue.ts';
import { readList } from '../../../platform/wire/read-context.ts';
import { readMeasurements, readPaginatedProducts, readProduct, readVideo } from './product.ts';
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

  test.each([
    ['Rings', true],
    ['خواتم', true],
    ['Dresses', undefined],
  ])('marks the size of a ring by its category %s', (category, isRing) => {
    const options = read({ category: { name: category } })?.options;
    expect(options?.map(({ kind, isRing: mark }) => [kind, mark])).toEqual([
      ['size', isRing],
      ['color', undefined],
    ]);
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

const readPage = (value: unknown) => readPaginatedProducts(value, testReadContext());

describe('paginated products reader', () => {
  test('reads items and the total of all pages', () => {
    expect(readPage({ items: [wireProduct, {}], total: '40' })).toMatchObject({
      items: [{ id: 7 }],
      total: 40,
    });
  });

  test('the total defaults to the number of items', () => {
    expect(readPage({ items: [wireProduct] }).total).toBe(1);
    expect(readPage([wireProduct]).total).toBe(1);
  });

  test('reads counts of facet values and drops unreadable counts', () => {
    const color = [{ value: 'Black', count: '12' }, { value: 'Sand' }, { count: 3 }, null];
    expect(readPage({ items: [], total: 0, facets: { color, size: 'M' } }).facets).toEqual({
      color: { Black: 12 },
      size: {},
    });
  });

  test('names facet values as the filters do', () => {
    const material = [{ value: 'Silk &amp; Linen', count: 2 }];
    expect(readPage({ items: [], facets: { material } }).facets).toEqual({
      material: { 'Silk & Linen': 2 },
    });
  });

  test('reads the text that was searched for when the query was misspelt', () => {
    expect(readPage({ items: [], correctedText: ' linen ' }).correctedText).toBe('linen');
    expect(readPage({ items: [], correctedText: {} }).correctedText).toBeUndefined();
  });

  test.each([null, undefined, 'x', 5, {}, { items: null }, { items: {} }])(
    'reads %p as an empty page',
    (value) => {
      expect(readPage(value)).toEqual({ items: [], total: 0 });
    },
  );
});

const measurements = { size: 'M', chest: 112, waist: 90, length: 140, sleeve: 57.5 };

describe('readMeasurements', () => {
  test.each([0.5, 400])('accepts a length of %d cm', (length) => {
    expect(readMeasurements({ ...measurements, length }, testReadContext())).toEqual({
      ...measurements,
      length,
    });
  });

  test.each([{ size: null }, { chest: 0 }, { length: 400.5 }, { length: -1 }])('rejects %j', (fields) => {
    const context = testReadContext();
    expect(readMeasurements({ ...measurements, ...fields }, context)).toBeNull();
    expect(context.unreadableFields).toEqual(['product.measurements']);
  });

  test('an unreadable waist or sleeve is null and reported', () => {
    const context = testReadContext();
    expect(readMeasurements({ ...measurements, waist: 0, sleeve: 'long' }, context)).toEqual({
      ...measurements,
      waist: null,
      sleeve: null,
    });
    expect(context.unreadableFields).toEqual(['measurements.waist', 'measurements.sleeve']);
  });
});

describe('video reader', () => {
  test.each([
    ['abaya/walk.mp4', '/uploads/abaya/walk.mp4'],
    ['https://api.shop.test/uploads/walk.mp4', '/uploads/walk.mp4'],
    ['https://vimeo.com/1', 'https://vimeo.com/1'],
    ['dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ])('reads the video %p as %p', (videoId, url) => expect(readVideo(videoId, testReadContext())).toBe(url));

  test.each(['http://insecure.test/walk.mp4', 'javascript:alert(1)', '../walk.mp4', {}])(
    'the video %p is unreadable',
    (videoId) => {
      const context = testReadContext();
      expect(readVideo(videoId, context)).toBeNull();
      expect(context.unreadableFields).toEqual(['product.videoId']);
    },
  );
});
