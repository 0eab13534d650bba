import { product, variant } from '../../../catalogue/product/testing.ts';
import type { Product, Variant } from '../../../catalogue/product/types.ts';
import { optionsOf } from '../../../catalogue/product/variant-options.ts';
import { shop } from '../../../platform/tenant/testing.ts';
import { isoSecond } from '../product-properties.ts';
import { productData } from './product.ts';
import { groupRules, itemRules } from './rules.ts';
import { validateBlocks, valuesAt } from './validate.ts';

const now = Date.UTC(2026, 5, 15, 12);
const day = 86_400_000;
const sale = { price: 100000, startsAt: now - day, endsAt: now + 3 * day };
const base = { price: 125000, stock: 3, images: ['/uploads/a.webp'] };
const abaya = product({
  id: 7,
  title: 'Abaya',
  descriptionHtml: '<p>A calm <b>abaya</b>.</p>',
  brand: 'Dune',
  categoryName: 'Open abayas',
  mainCategory: { id: 1, name: 'Abayas', slug: 'abayas' },
  images: ['/uploads/main.webp'],
  defaultVariantId: 1,
  variants: [
    variant({ ...base, id: 1, sku: 'A-1', color: 'Deep Green', size: 'M', sale }),
    variant({ ...base, id: 2, sku: 'A-2', color: 'Deep Green', size: 'L', stock: 0 }),
    variant({ ...base, id: 3, color: 'Sand', size: 'M' }),
  ],
  reviews: [
    { rating: 5, name: 'Sara', date: now - day, text: 'Falls well.', image: null },
    { rating: 4, name: '', date: null, text: '', image: null },
  ],
});
const withVariants = (variants: Variant[]) => ({ variants, options: optionsOf(variants) });
const perfume = product({ ...base, id: 8, slug: 'perfume', title: 'Perfume', stock: 0, sale });

const shopUrl = /^https:\/\/rida\.example\//;

const reviewed = { rating: { average: 4.5, count: 2 }, reviews: abaya.reviews };

describe('productData', () => {
  test.each(groupRules)('a product group has a well-formed %s (%s)', (path, _need, format) => {
    const values = valuesAt(productData(abaya, shop, now, reviewed), path);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(format);
  });

  test.each(itemRules)('each variant has a well-formed %s (%s)', (path, need, format) => {
    for (const item of valuesAt(productData(abaya, shop, now, reviewed), 'hasVariant')) {
      const values = valuesAt(item, path);
      if (need !== 'optional') expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(String(value)).toMatch(format);
    }
  });

  test.each(itemRules)('a product without variants has a well-formed %s (%s)', (path, need, format) => {
    const values = valuesAt(productData(perfume, shop, now), path);
    if (need !== 'optional') expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(format);
  });

  test('a variant without images has those of its product', () => {
    const [, first, ...others] = abaya.variants;
    if (!first) throw new Error('The product has too few variants');
    const withoutVariantImages = {
      ...abaya,
      variants: [first, ...others.map((other) => ({ ...other, images: [] }))],
    };
    const data = productData(withoutVariantImages, shop, now);
    expect(valuesAt(data, 'hasVariant').map((item) => valuesAt(item, 'image'))).toEqual([
      ['https://rida.example/uploads/a.webp'],
      ['https://rida.example/uploads/main.webp'],
    ]);
  });

  test('all URLs are within the shop', () => {
    const data = [productData(abaya, shop, now, reviewed), productData(perfume, shop, now)];
    const urls = ['url', 'image', 'hasVariant.image', 'hasVariant.offers.url', 'offers.url'].flatMap((path) =>
      valuesAt(data, path),
    );
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) expect(String(url)).toMatch(shopUrl);
  });

  const malformedIn = (data: object) =>
    validateBlocks([JSON.stringify(data)]).flatMap(({ findings }) =>
      findings.filter(({ problem }) => problem === 'malformed'),
    );

  test('the generated data passes validation', () => {
    const texts = [abaya, perfume].map((item) => JSON.stringify(productData(item, shop, now)));
    expect(validateBlocks(texts).map(({ type, findings }) => [type, findings])).toEqual([
      ['ProductGroup', []],
      ['Product', expect.not.arrayContaining([expect.objectContaining({ problem: 'malformed' })])],
    ]);
  });

  test.each([
    ['EGP', ['1250.00']],
    ['KWD', ['125.000']],
    ['JPY', ['125000']],
    ['UYW', ['12.5000']],
  ])('data in %s passes validation', (currency, prices) => {
    const inCurrency = { ...shop, tenant: { ...shop.tenant, currency } };
    for (const item of [perfume, abaya]) expect(malformedIn(productData(item, inCurrency, now))).toEqual([]);
    expect(valuesAt(productData({ ...perfume, sale: null }, inCurrency, now), 'offers.price')).toEqual(
      prices,
    );
  });

  const offersOf = (item: Product, at = now) => valuesAt(productData(item, shop, at), 'hasVariant.offers');

  test('a sale has a strikethrough price and an end date', () => {
    expect(offersOf(abaya)[0]).toMatchObject({
      price: '1000.00',
      priceValidUntil: isoSecond(sale.endsAt),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '1250.00',
        priceCurrency: 'EGP',
      },
    });
  });

  test('outside the sale there is one price, valid until the next sale', () => {
    const [before] = offersOf(abaya, sale.startsAt - 2 * day);
    const [after] = offersOf(abaya, sale.endsAt + 1);
    expect(before).toMatchObject({ price: '1250.00', priceValidUntil: isoSecond(sale.startsAt - 1) });
    expect(before).not.toHaveProperty('priceSpecification');
    expect(after).toMatchObject({ price: '1250.00' });
    expect(after).not.toHaveProperty('priceValidUntil');
  });

  test('availability depends on the stock of variant and product', () => {
    const availabilities = (item: Product) =>
      offersOf(item).map((offer) => valuesAt(offer, 'availability')[0]);
    const [inStock, outOfStock] = ['https://schema.org/InStock', 'https://schema.org/OutOfStock'];
    expect(availabilities(abaya)).toEqual([inStock, outOfStock, inStock]);
    expect(availabilities({ ...abaya, available: false })).toEqual([outOfStock, outOfStock, outOfStock]);
  });

  test('the URL of an offer preselects color and size', () => {
    expect(valuesAt(offersOf(abaya), 'url')).toEqual([
      'https://rida.example/shop/shop-details/abaya?color=Deep+Green&size=M',
      'https://rida.example/shop/shop-details/abaya?color=Deep+Green&size=L',
      'https://rida.example/shop/shop-details/abaya?color=Sand&size=M',
    ]);
  });

  test.each([null, 0])('a price of %p produces no offer', (price) => {
    const variants = abaya.variants.map((item) => ({ ...item, price, sale: null }));
    expect(offersOf({ ...abaya, variants })).toEqual([]);
  });

  test('a group varies by options that differ; one variant is a Product', () => {
    const [first, second] = abaya.variants;
    if (!first || !second) throw new Error('The product has too few variants');
    const varying = (variants: typeof abaya.variants) =>
      valuesAt(productData({ ...abaya, ...withVariants(variants) }, shop, now), 'variesBy');
    expect(varying([first, second])).toEqual(['https://schema.org/size']);
    expect(productData({ ...abaya, ...withVariants([first]) }, shop, now)).toMatchObject({
      '@type': 'Product',
      sku: 'A-1',
      color: 'Deep Green',
      inProductGroupWithID: '7',
    });
  });

  test('aggregateRating counts all reviews; review lists those with a name', () => {
    expect(productData(abaya, shop, now, reviewed)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: 'Sara' }, reviewBody: 'Falls well.' }],
    });
    const withoutReviews = productData(abaya, shop, now, { rating: null, reviews: [] });
    expect(withoutReviews).not.toHaveProperty('aggregateRating');
    expect(withoutReviews).not.toHaveProperty('review');
  });

  test('excluded categories have no return policy', () => {
    const jewelry = { id: 9, name: 'Jewelry', slug: 'jewelry' };
    expect(valuesAt(offersOf({ ...abaya, mainCategory: jewelry }), 'hasMerchantReturnPolicy')).toEqual([]);
  });

  test('defaults to the brand of the shop and separates list items', () => {
    const item = product({ ...base, descriptionHtml: '<ul><li>Front zip</li><li>Two pockets</li></ul>' });
    expect(productData(item, shop, now)).toMatchObject({
      brand: { name: shop.tenant.name.en },
      description: '• Front zip\n• Two pockets',
    });
  });

  test('includes material, GTIN and MPN when known', () => {
    const attributes = [{ name: 'Fabric', value: 'Crepe' }];
    const variants = abaya.variants.map((item, index) =>
      index === 0 ? { ...item, gtin: '96385074', mpn: 'M' } : item,
    );
    const items = valuesAt(productData({ ...abaya, attributes, variants }, shop, now), 'hasVariant');
    expect(items).toMatchObject([
      { gtin: '96385074', mpn: 'M', material: 'Crepe' },
      { material: 'Crepe' },
      {},
    ]);
    expect(items[1]).not.toHaveProperty('gtin');
  });

  test('offers have shipping cost and return policy', () => {
    const tenant: typeof shop.tenant = {
      ...shop.tenant,
      delivery: { cost: 3550 },
      returns: { days: 7, method: 'store', fees: 'free', exceptCategories: [] },
    };
    const offers = valuesAt(productData(perfume, { ...shop, tenant }, now), 'offers');
    expect(offers).toMatchObject([
      {
        shippingDetails: { shippingRate: { '@type': 'MonetaryAmount', value: '35.50', currency: 'EGP' } },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnInStore',
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
    ]);
    expect(valuesAt(offers, 'shippingDetails.deliveryTime')).toEqual([]);
  });

  test('omits unknown properties', () => {
    const serialized = JSON.stringify(productData(product({ price: 10 }), shop, now));
    expect(serialized).not.toMatch(/null|undefined|""|\[\]/);
  });

  test('a group varies by options with several values', () => {
    const variesBy = (...options: [color: string, size: string][]) => {
      const variants = options.map(([color, size], index) =>
        variant({ ...base, id: index + 1, color, size }),
      );
      return valuesAt(productData({ ...abaya, ...withVariants(variants) }, shop, now), 'variesBy');
    };
    const [byColor, bySize] = ['https://schema.org/color', 'https://schema.org/size'];
    expect(variesBy(['Sand', 'M'], ['Green', 'M'])).toEqual([byColor]);
    expect(variesBy(['Sand', 'M'], ['Sand', 'L'])).toEqual([bySize]);
    expect(variesBy(['Sand', 'M'], ['Green', 'L'])).toEqual([byColor, bySize]);
    expect(variesBy(['Sand', 'M'], ['Sand', 'M'])).toEqual([]);
  });

  test('a group varies by further options, which its variants have', () => {
    const variants = [
      ['52', 'Crepe'],
      ['54', 'Silk'],
    ].map(([length = '', fabric = ''], index) =>
      variant({
        ...base,
        id: index + 1,
        size: 'M',
        attributes: [
          { name: 'Length', value: length },
          { name: 'Fabric', value: fabric },
        ],
      }),
    );
    const data = productData({ ...abaya, ...withVariants(variants) }, shop, now);
    expect(valuesAt(data, 'variesBy')).toEqual(['Length', 'https://schema.org/material']);
    expect(malformedIn(data)).toEqual([]);
    expect(valuesAt(data, 'hasVariant.name')).toEqual([
      'Abaya - M - Length 52 - Fabric Crepe',
      'Abaya - M - Length 54 - Fabric Silk',
    ]);
    expect(valuesAt(data, 'hasVariant.additionalProperty.value')).toEqual(['52', 'Crepe', '54', 'Silk']);
    expect(valuesAt(data, 'hasVariant.offers.url')[1]).toMatch(/\?size=M&length=54&fabric=Silk$/);
  });

  test('lists at most ten images', () => {
    const images = Array.from({ length: 12 }, (_, index) => `/uploads/${index}.webp`);
    expect(valuesAt(productData({ ...perfume, images }, shop, now), 'image')).toHaveLength(10);
  });

  test('an offer is valid until the last second of its sale', () => {
    const validUntilOf = (endsAt: number) =>
      valuesAt(productData({ ...perfume, sale: { ...sale, endsAt } }, shop, now), 'offers.priceValidUntil');
    expect(validUntilOf(Date.UTC(2026, 5, 18) - 1)).toEqual(['2026-06-17T23:59:59Z']);
    expect(validUntilOf(Date.UTC(2026, 5, 18, 11, 32))).toEqual(['2026-06-18T11:32:00Z']);
  });

  test('a sale without a discount has no strikethrough price', () => {
    const data = productData({ ...perfume, price: sale.price, sale }, shop, now);
    expect(valuesAt(data, 'offers.price')).toEqual(['1000.00']);
    expect(valuesAt(data, 'offers.priceSpecification')).toEqual([]);
  });

  test('a product without images has those of its variants', () => {
    expect(valuesAt(productData({ ...abaya, images: [] }, shop, now), 'image')[0]).toBe(
      'https://rida.example/uploads/a.webp',
    );
  });

  test('identical variants do not vary', () => {
    const variants = [1, 2].map((id) => variant({ ...base, id, color: 'Sand', size: 'M' }));
    expect(productData({ ...abaya, ...withVariants(variants) }, shop, now)).not.toHaveProperty('variesBy');
  });
});
