import { readHomeData } from './home-data.ts';
import { testReader, wireProduct } from './testing.ts';

const slide = (given: Record<string, unknown>) => ({ media: { filePath: 'hero.webp' }, ...given });
const read = (value: unknown) => readHomeData(value, testReader());

test('the hero shows the weekly slides, and the other ones when none of them can be read', () => {
  const slides = [slide({ title: 'Always' })];
  const titles = (weeklySlides: unknown) => read({ slides, weeklySlides }).slides.map(({ title }) => title);
  expect(titles([slide({ title: 'This week' })])).toEqual(['This week']);
  expect([[], null, [{ media: null }]].map(titles)).toEqual([['Always'], ['Always'], ['Always']]);
});

describe('each slide links by its urlType', () => {
  const ref = { name: 'Open', title: 'Open abaya', slug: 'open' };
  const refs = { product: ref, category: ref, featureTag: ref, url: '/pages/about' };
  test.each([
    [1, { kind: 'product', slug: 'open' }],
    ['2', { kind: 'category', slug: 'open' }],
    [5, { kind: 'feature', slug: 'open' }],
    [3, { kind: 'address', href: '/pages/about' }],
    [4, { kind: 'address', href: '/pages/about' }],
    [9, null],
    [null, null],
  ])('%p', (urlType, target) => {
    expect(read({ slides: [slide({ urlType, ...refs })] }).slides[0]?.target).toEqual(target);
  });
});

test('a slide never links to a script', () => {
  expect(read({ slides: [slide({ urlType: 4, url: 'javascript:alert(1)' })] }).slides[0]?.target).toBeNull();
});

test('a slide without a title of its own takes the name of what it links to', () => {
  const slides = [slide({ urlType: 1, product: { title: 'Open abaya', slug: 'open' } }), slide({})];
  expect(read({ slides }).slides.map(({ title }) => title)).toEqual(['Open abaya', '']);
});

test('a feature tag that sends only its code is named by it', () => {
  expect(
    read({ productsFeatureTag: [{ code: 'BestSellers', products: [wireProduct, null] }] }).features,
  ).toMatchObject([
    { code: 'BestSellers', name: 'Best Sellers', slug: 'best-sellers', products: [{ id: 7 }] },
  ]);
});

test('social posts keep safe links only and need a picture', () => {
  const image = { filePath: 'social.webp' };
  const instagramFeeds = [
    { image, link: 'https://social.test/p', banner: true },
    { image, link: 'javascript:x' },
    { link: '/' },
  ];
  expect(read({ instagramFeeds }).social).toEqual([
    { image: '/uploads/social.webp', link: 'https://social.test/p', banner: true },
    { image: '/uploads/social.webp', link: null, banner: false },
  ]);
});

test.each([null, undefined, [], 'x', { slides: {}, featuredProducts: 5 }])(
  '%j is an empty home page',
  (value) => {
    expect(read(value)).toEqual({ categories: [], products: [], slides: [], features: [], social: [] });
  },
);

test('an answer that is no home page is told of, an absent one is not', () => {
  const told: unknown[] = [];
  const reader = { ...testReader(), unreadable: (what: unknown) => told.push(what) };
  const toldOf = (value: unknown) => {
    told.length = 0;
    readHomeData(value, reader);
    return told.length;
  };
  expect([null, undefined, {}, { slides: [] }, 'x', 5].map(toldOf)).toEqual([0, 0, 0, 0, 1, 1]);
});
