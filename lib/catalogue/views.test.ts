import { additionalInformation } from './additional-information.ts';
import { cardImages, cardSale, cardVariant } from './card.ts';
import { favoritesIn } from './favorite-tabs.ts';
import { findFeature, ownFeatures, productsOfFeature } from './features.ts';
import { priceWords } from './price-view.ts';
import { slideHref } from './slide-link.ts';
import { listingTitle } from './slug-link.ts';
import { product, variant } from './testing.ts';
import { timeLeft } from './time-left.ts';

test('a card shows pictures and sale of the default variant, and of the product when it has no variants', () => {
  const sale = { price: 100, startsAt: 0, endsAt: 1 };
  const chosen = variant({ id: 2, images: ['/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'], sale });
  const withVariants = product({ variants: [variant({ id: 1 }), chosen], defaultVariantId: 2 });
  expect(cardImages(withVariants)).toEqual(['/uploads/b.webp', '/uploads/c.webp']);
  expect(cardSale(withVariants)).toEqual(sale);
  expect(cardImages(product({ variants: [], images: ['/uploads/a.webp'] }))).toEqual(['/uploads/a.webp']);
});

describe('the variant that a card shows and puts into the cart', () => {
  const sized = ['Black', 'Sand'].flatMap((color) =>
    ['S', 'M', 'L'].map((size) => variant({ id: `${color} ${size}`, color, size, stock: 2 })),
  );
  const shown = (colors: string[], sizes: string[], variants = sized) =>
    cardVariant(product({ variants, defaultVariantId: 'Sand M' }), { color: colors, size: sizes })?.id;

  test('is the default one where that is what is asked for, or nothing is', () => {
    const all = [shown([], []), shown(['sand'], []), shown(['Black', 'Sand'], ['l', 'm'])];
    expect(new Set(all)).toEqual(new Set(['Sand M']));
  });

  test('comes in the size and the colour that a listing is filtered by, else like the default one', () => {
    expect(shown([], ['L'])).toBe('Sand L');
    expect(shown(['black'], [])).toBe('Black M');
    expect(shown(['Black'], ['s', 'L'])).toBe('Black S');
  });

  test('is rather one in stock', () => {
    const soldOut = sized.map((one) => (one.id === 'Sand L' ? { ...one, stock: 0 } : one));
    expect(shown([], ['L'], soldOut)).toBe('Black L');
    expect(shown(['Sand'], ['L'], soldOut)).toBe('Sand L');
  });

  test('is of the colour that is asked for, where that does not come in the size', () => {
    expect(shown(['Black'], ['XXL'])).toBe('Black M');
    expect(shown(['Wine'], ['L'])).toBe('Sand L');
  });
});

test('a slide links by its kind to a feature tag, a category, a product or an address', () => {
  expect(slideHref({ kind: 'feature', slug: 'new-in' })).toBe('/shop/shop-feature/new-in');
  expect(slideHref({ kind: 'category', slug: 'tops' })).toBe('/shop/shop-category/tops');
  expect(slideHref({ kind: 'product', slug: 'abaya' })).toBe('/shop/shop-details/abaya');
  expect(slideHref({ kind: 'address', href: '/pages/about' })).toBe('/pages/about');
  expect(slideHref(null)).toBeNull();
});

test('a tab of the favourites shows fashion of that category only', () => {
  const top = product({ slug: 'top', type: 'fashion', mainCategory: { id: 1, name: 'TOPS', slug: 'x' } });
  const pants = product({
    slug: 'pants',
    type: 'Fashion',
    mainCategory: { id: 2, name: 'بناطيل', slug: 'pants' },
  });
  const phone = product({
    slug: 'phone',
    type: 'electronics',
    mainCategory: { id: 3, name: 'Tops', slug: 'tops' },
  });
  const slugs = (tab: Parameters<typeof favoritesIn>[1]) =>
    favoritesIn([top, pants, phone], tab).map(({ slug }) => slug);
  expect(slugs('all')).toEqual(['top', 'pants']);
  expect(slugs('tops')).toEqual(['top']);
  expect(slugs('pants')).toEqual(['pants']);
  expect(slugs('jackets')).toEqual([]);
});

test('a feature tag is found by its code', () => {
  const items = [product({})];
  const features = [{ code: 'BestSellers', name: 'x', slug: 'y', products: items }];
  expect(productsOfFeature(features, ownFeatures.bestSellers)).toBe(items);
  expect(productsOfFeature(features, ownFeatures.shopTheLook)).toEqual([]);
});

test('the old price is shown during a sale only, and N/A without a price', () => {
  const format = { locale: 'en', currency: 'EGP', notAvailable: 'N/A' };
  const words = priceWords({ price: 100_000, sale: { price: 75_000, startsAt: 5, endsAt: 9 } }, format);
  expect(words.outside).toEqual({ current: 'EGP\u00a01,000.00', was: null, percentOff: null });
  expect(words.inside).toEqual({ current: 'EGP\u00a0750.00', was: 'EGP\u00a01,000.00', percentOff: 25 });
  expect(priceWords({ price: null, sale: null }, format).outside.current).toBe('N/A');
});

test('the title of a listing is its slug with spaces, and its name on Arabic pages', () => {
  expect(listingTitle('best-sellers', 'Best Sellers', 'en')).toBe('best sellers');
  expect(listingTitle('best-sellers', 'الأكثر مبيعًا', 'ar')).toBe('الأكثر مبيعًا');
  expect(listingTitle('best-sellers', undefined, 'ar')).toBe('best sellers');
});

test('additional information joins the values of a name and shows colours with a code as swatches', () => {
  const rows = additionalInformation(
    product({
      attributes: [{ name: 'Fabric', value: 'Crepe' }],
      variants: [
        variant({
          id: 1,
          size: 'S',
          color: 'Black',
          colorCode: '#000000',
          attributes: [{ name: 'Fit', value: 'Wide' }],
        }),
        variant({
          id: 2,
          size: 'M',
          color: 'Black',
          colorCode: '#000000',
          attributes: [{ name: 'Fit', value: 'Slim' }],
        }),
      ],
    }),
    { size: 'Size', color: 'Color' },
  );
  expect(rows).toEqual([
    { name: 'Fabric', values: ['Crepe'] },
    { name: 'Fit', values: ['Wide', 'Slim'] },
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Color', values: ['Black'], swatches: [{ name: 'Black', code: '#000000' }] },
  ]);
});

test('the codes of ColorCode are shown as swatches, other attributes as they are', () => {
  const attributes = [
    { name: 'ColorCode', value: '#ffffff, #000000' },
    { name: 'Codes', value: '#ffffff, #000000' },
  ];
  expect(
    additionalInformation(product({ attributes, variants: [] }), { size: 'Size', color: 'Color' }),
  ).toEqual([
    {
      name: 'ColorCode',
      values: ['#ffffff, #000000'],
      swatches: [
        { name: '#ffffff', code: '#ffffff' },
        { name: '#000000', code: '#000000' },
      ],
    },
    { name: 'Codes', values: ['#ffffff, #000000'] },
  ]);
});

test('time left is whole days, hours, minutes and seconds, and never below zero', () => {
  expect(timeLeft(93_784_999)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('a feature tag with a place of its own is found by its code, else by its slug, and not in a shop without it', () => {
  const coded = { name: 'Loved', slug: 'loved', code: 'BestSellers' };
  const plain = { name: 'Best Sellers', slug: 'best-sellers', code: null };
  expect(findFeature([plain, coded], ownFeatures.bestSellers)).toBe(coded);
  expect(findFeature([plain], ownFeatures.bestSellers)).toBe(plain);
  expect(findFeature([plain, coded], ownFeatures.shopTheLook)).toBeUndefined();
});
