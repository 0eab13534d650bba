import { z } from 'zod';
import { unwrapEnvelope } from '../../../platform/wire/json.ts';
import { readHomeData } from './home-data.ts';
import { readPaginatedProducts, readProduct } from './product.ts';
import { readSearchFilters } from './search-filters.ts';
import { testReadContext, wireProduct } from './testing.ts';

const rounds = 3000;

const wellFormed = z.string().refine((text) => !/\p{Surrogate}/u.test(text));
const text = wellFormed.min(1);
const id = z.union([text, z.int()]);
const slug = text.regex(/^[^/\\]+$/);
const minorUnits = z.int().nonnegative();
const instant = z.int();
const image = z.string().regex(/^(?:\/uploads\/[^/\\<>"\s]|https?:\/\/)/);
const attribute = z.strictObject({ name: text, value: text });
const sale = z.strictObject({ price: minorUnits.positive(), startsAt: instant, endsAt: instant });
const variant = z.strictObject({
  id,
  sku: text.nullable(),
  price: minorUnits.nullable(),
  sale: sale.nullable(),
  stock: z.int().nonnegative(),
  images: z.array(image),
  size: text.nullable(),
  color: text.nullable(),
  colorCode: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .nullable(),
  attributes: z.array(attribute),
});
const product = z
  .strictObject({
    id,
    slug,
    title: text,
    descriptionHtml: wellFormed,
    metaTitle: text.nullable(),
    metaDescription: text.nullable(),
    keywords: z.array(text),
    mainCategory: z.strictObject({ id, name: text, slug }).nullable(),
    categoryName: text.nullable(),
    brand: text.nullable(),
    available: z.boolean().nullable(),
    price: minorUnits.nullable(),
    sale: sale.nullable(),
    stock: z.int().nonnegative().nullable(),
    variants: z.array(variant),
    options: z.array(
      z.strictObject({
        key: z.string().min(1),
        kind: z.enum(['color', 'size', 'other']),
        name: z.string().min(1),
        values: z.array(z.string().min(1)).min(1),
      }),
    ),
    defaultVariantId: id.nullable(),
    images: z.array(image),
    video: z
      .string()
      .regex(/^(?:\/uploads\/|https:\/\/)/)
      .nullable(),
    attributes: z.array(attribute),
    tags: z.array(text),
    type: text.nullable(),
    reviews: z.array(
      z.strictObject({
        rating: z.number().min(0).max(5),
        name: wellFormed,
        date: instant.nullable(),
        text: wellFormed,
        image: image.nullable(),
      }),
    ),
    reviewCount: z.int().nonnegative().nullable(),
    averageRating: z.number().min(0).max(5).nullable(),
    goesWith: z.array(slug),
    measurements: z.array(
      z.strictObject({
        size: text,
        chest: z.number().positive(),
        waist: z.number().positive().nullable(),
        length: z.number().positive(),
        sleeve: z.number().positive().nullable(),
      }),
    ),
    modifiedAt: instant.nullable(),
  })
  .refine(
    ({ variants, defaultVariantId }) =>
      defaultVariantId === null || variants.some((variant) => variant.id === defaultVariantId),
  );

const hostile: unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1.005,
  1e300,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '0',
  '-7',
  '1,250.50',
  '١٢٫٥',
  'NaN',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'data:,x',
  '../../x',
  '//evil.test',
  'https://evil.test',
  'https://',
  'http://[',
  '%',
  '%E0%A4%A',
  '\ud800',
  '\u0000',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0001-01-01T00:00:00',
  '2026-01-01T00:00:00Z',
  'rgb(999,0,0)',
  '#FFF',
  'x'.repeat(50_000),
  '9'.repeat(50_000),
  ','.repeat(5_000),
  [],
  [[]],
  [null],
  {},
  { id: 1 },
  { filePath: {} },
  { filePath: '\ud800' },
  { name: null, value: [] },
  { toString: null },
  JSON.parse(
    '{"__proto__": {"id": 9, "slug": "polluted"}, "constructor": 1, "hasOwnProperty": 2, "length": 3}',
  ),
];

/** Seeded random numbers from 0 to below 1 (mulberry32), so that failures can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Replaces parts of a JSON value by hostile values, each with this probability. */
function mutate(value: unknown, probability: number, random: () => number): unknown {
  if (random() < probability) return hostile[Math.floor(random() * hostile.length)];
  if (Array.isArray(value)) return value.map((item) => mutate(item, probability, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mutate(item, probability, random)]),
  );
}

describe('readers with malformed input', () => {
  test('any malformed product is read as a valid product or null', () => {
    const random = createRandom(20260304);
    let readableCount = 0;
    for (let round = 0; round < rounds; round += 1) {
      const result = readProduct(mutate(wireProduct, 0.02 + 0.3 * random() ** 2, random), testReadContext());
      if (result === null) continue;
      readableCount += 1;
      const { error } = product.safeParse(result);
      if (error) throw new Error(`round ${round}: ${error.message}`);
    }
    expect(readableCount).toBeGreaterThan(rounds / 4);
  });

  test('any malformed response is read without errors', () => {
    const ref = { id: 1, name: 'Abayas', title: 'Abaya', slug: 'abayas' };
    const media = { filePath: 'a.webp' };
    const category = { ...ref, productCount: 1, featuredImage: media, parent: ref, children: [ref] };
    const slide = { title: 'A', urlType: 1, url: '/x', featureTag: ref, category: ref, product: ref, media };
    const home = {
      featuredCategories: [category],
      featuredProducts: [wireProduct],
      slides: [1, 2, 3, 4, 5].map((urlType) => ({ ...slide, urlType })),
      weeklySlides: [slide],
      productsFeatureTag: [{ ...ref, code: 'BestSellers', products: [wireProduct] }],
      instagramFeeds: [{ link: '/x', image: media, banner: true }],
    };
    const filters = {
      categories: [category],
      attributesVariant: { colors: [{ name: 'Camel', code: '#fff' }], sizes: ['M'] },
      brands: [{ name: 'Rida', logo: 'a.svg' }],
      maxPrice: 5000,
    };
    const random = createRandom(7);
    for (let round = 0; round < rounds / 4; round += 1) {
      const probability = 0.3 * random() ** 2;
      const mutatedResponse = (payload: unknown) =>
        unwrapEnvelope(mutate({ response: payload }, probability, random));
      const { products, features } = readHomeData(mutatedResponse(home), testReadContext());
      const { items, total } = readPaginatedProducts(
        mutatedResponse({ items: [wireProduct], total: 1 }),
        testReadContext(),
      );
      readSearchFilters(mutatedResponse(filters), testReadContext());
      z.array(product).parse([...products, ...items, ...features.flatMap((feature) => feature.products)]);
      expect(Number.isSafeInteger(total)).toBe(true);
    }
  });

  test('reading does not pollute prototypes', () => {
    readProduct(
      JSON.parse('{"__proto__": {"id": 9}, "variants": [{"__proto__": {"polluted": true}}]}'),
      testReadContext(),
    );
    expect(
      readProduct(JSON.parse('{"__proto__": {"id": 9, "slug": "x", "title": "x"}}'), testReadContext()),
    ).toBeNull();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});
