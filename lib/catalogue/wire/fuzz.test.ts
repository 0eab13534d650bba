import { z } from 'zod';
import { unwrap } from '../../wire/envelope.ts';
import { readHomeData } from './home-data.ts';
import { readProduct } from './product.ts';
import { readProductPage } from './product-page.ts';
import { readSearchFilters } from './search-filters.ts';
import { testReader, wireProduct } from './testing.ts';

const rounds = 6000;

const wellFormed = z.string().refine((text) => !/\p{Surrogate}/u.test(text));
const text = wellFormed.min(1);
const id = z.union([text, z.int()]);
const slug = text.regex(/^[^/\\]+$/);
const minor = z.int().nonnegative();
const instant = z.int();
const image = z.string().regex(/^(?:\/uploads\/[^/\\<>"\s]|https?:\/\/)/);
const attribute = z.strictObject({ name: text, value: text });
const sale = z.strictObject({ price: minor.positive(), startsAt: instant, endsAt: instant });
const variant = z.strictObject({
  id,
  sku: text.nullable(),
  price: minor.nullable(),
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
    price: minor.nullable(),
    sale: sale.nullable(),
    stock: z.int().nonnegative().nullable(),
    variants: z.array(variant),
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
    modifiedAt: instant.nullable(),
  })
  .refine(
    ({ variants, defaultVariantId }) =>
      defaultVariantId === null || variants.some((one) => one.id === defaultVariantId),
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

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Puts hostile values in the place of some of the parts of a JSON value, each with the given chance. */
function mutated(value: unknown, chance: number, next: () => number): unknown {
  if (next() < chance) return hostile[Math.floor(next() * hostile.length)];
  if (Array.isArray(value)) return value.map((item) => mutated(item, chance, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutated(item, chance, next)]));
}

test('no product of whatever shape makes reading fail, and what is read is a product', () => {
  const next = random(20260304);
  let read = 0;
  for (let round = 0; round < rounds; round += 1) {
    const result = readProduct(mutated(wireProduct, 0.02 + 0.3 * next() ** 2, next), testReader());
    if (result === null) continue;
    read += 1;
    const { error } = product.safeParse(result);
    if (error) throw new Error(`round ${round}: ${error.message}`);
  }
  expect(read).toBeGreaterThan(rounds / 4);
});

test('no answer of whatever shape makes reading fail, and its products are products', () => {
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
  const next = random(7);
  for (let round = 0; round < rounds / 4; round += 1) {
    const chance = 0.3 * next() ** 2;
    const answer = (payload: unknown) => unwrap(mutated({ response: payload }, chance, next));
    const { products, features } = readHomeData(answer(home), testReader());
    const { items, total } = readProductPage(answer({ items: [wireProduct], total: 1 }), testReader());
    readSearchFilters(answer(filters), testReader());
    z.array(product).parse([...products, ...items, ...features.flatMap((feature) => feature.products)]);
    expect(Number.isSafeInteger(total)).toBe(true);
  }
});

test('reading leaves the prototype of every object alone', () => {
  readProduct(
    JSON.parse('{"__proto__": {"id": 9}, "variants": [{"__proto__": {"polluted": true}}]}'),
    testReader(),
  );
  expect(
    readProduct(JSON.parse('{"__proto__": {"id": 9, "slug": "x", "title": "x"}}'), testReader()),
  ).toBeNull();
  expect(Object.prototype).not.toHaveProperty('polluted');
});
