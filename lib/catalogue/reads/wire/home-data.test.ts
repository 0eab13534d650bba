import { readHomeData } from './home-data.ts';
import { testReadContext, wireProduct } from './testing.ts';

const slide = (fields: Record<string, unknown>) => ({ media: { filePath: 'hero.webp' }, ...fields });
const read = (value: unknown) => readHomeData(value, testReadContext());

describe('home page reader', () => {
  test('slides are weekly slides, or other slides when none is readable', () => {
    const slides = [slide({ title: 'Always' })];
    const titles = (weeklySlides: unknown) => read({ slides, weeklySlides }).slides.map(({ title }) => title);
    expect(titles([slide({ title: 'This week' })])).toEqual(['This week']);
    expect([[], null, [{ media: null }]].map(titles)).toEqual([['Always'], ['Always'], ['Always']]);
  });

  describe('the link target of a slide', () => {
    const ref = { name: 'Open', title: 'Open abaya', slug: 'open' };
    const targets = { product: ref, category: ref, featureTag: ref, url: '/pages/about' };
    test.each([
      [1, { kind: 'product', slug: 'open' }],
      ['2', { kind: 'category', slug: 'open' }],
      [5, { kind: 'feature', slug: 'open' }],
      [3, { kind: 'url', href: '/pages/about' }],
      [4, { kind: 'url', href: '/pages/about' }],
      [9, null],
      [null, null],
    ])('with urlType %p is %j', (urlType, target) => {
      expect(read({ slides: [slide({ urlType, ...targets })] }).slides[0]?.target).toEqual(target);
    });
  });

  test('a slide with a script URL has no link', () => {
    expect(
      read({ slides: [slide({ urlType: 4, url: 'javascript:alert(1)' })] }).slides[0]?.target,
    ).toBeNull();
  });

  test("a slide's title defaults to the name of its target", () => {
    const slides = [slide({ urlType: 1, product: { title: 'Open abaya', slug: 'open' } }), slide({})];
    expect(read({ slides }).slides.map(({ title }) => title)).toEqual(['Open abaya', '']);
  });

  test('a feature tag with only a code is named by its code', () => {
    expect(
      read({ productsFeatureTag: [{ code: 'BestSellers', products: [wireProduct, null] }] }).features,
    ).toMatchObject([
      { code: 'BestSellers', name: 'Best Sellers', slug: 'best-sellers', products: [{ id: 7 }] },
    ]);
  });

  test('social posts need an image and drop unsafe links', () => {
    const image = { filePath: 'social.webp' };
    const instagramFeeds = [
      { image, link: 'https://social.test/p', banner: true },
      { image, link: 'javascript:x' },
      { link: '/' },
    ];
    expect(read({ instagramFeeds }).socialPosts).toEqual([
      { image: '/uploads/social.webp', link: 'https://social.test/p', isBanner: true },
      { image: '/uploads/social.webp', link: null, isBanner: false },
    ]);
  });

  test.each([null, undefined, [], 'x', { slides: {}, featuredProducts: 5 }])(
    'reads %j as an empty home page',
    (value) => {
      expect(read(value)).toEqual({
        categories: [],
        products: [],
        slides: [],
        features: [],
        socialPosts: [],
      });
    },
  );

  test('an unreadable or missing image is reported once', () => {
    const reported = (value: unknown) => {
      const context = testReadContext();
      readHomeData(value, context);
      return context.unreadableFields;
    };
    const unreadable = { filePath: '../secret.webp' };
    expect(reported({ slides: [{ media: unreadable }] })).toEqual(['slide.media']);
    expect(reported({ slides: [{ media: null }, {}, null] })).toEqual([
      'slide.media',
      'slide.media',
      'slide.media',
    ]);
    expect(reported({ instagramFeeds: [{ image: unreadable }] })).toEqual(['socialPost.image']);
    expect(reported({ instagramFeeds: [{}] })).toEqual(['socialPost.image']);
  });

  test('a malformed home page is reported, an absent one is not', () => {
    const reportCount = (value: unknown) => {
      const context = testReadContext();
      readHomeData(value, context);
      return context.unreadableFields.length;
    };
    expect([null, undefined, {}, { slides: [] }, 'x', 5].map(reportCount)).toEqual([0, 0, 0, 0, 1, 1]);
  });
});
