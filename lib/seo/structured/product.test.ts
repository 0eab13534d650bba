import { product, variant } from '../../catalogue/testing.ts';
import type { Product } from '../../catalogue/types.ts';
import { productData } from './product.ts';
import { shop, valuesAt } from './testing.ts';

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
const perfume = product({ ...base, id: 8, slug: 'perfume', title: 'Perfume', stock: 0, sale });

/**
 * Google's documentation on merchant listings and product variants as a table: where a property stands, whether a rich result
 * needs it or is only better with it, and what its value must look like.
 */
type Rule = [path: string, need: 'required' | 'recommended', value: RegExp];

const text = /\S/;
const url = /^https:\/\/rida\.example\//;
const offerRules: Rule[] = [
  ['offers.@type', 'required', /^Offer$/],
  ['offers.price', 'required', /^(?!0+\.00$)\d+\.\d\d$/],
  ['offers.priceCurrency', 'required', /^[A-Z]{3}$/],
  ['offers.availability', 'recommended', /^https:\/\/schema\.org\/(InStock|OutOfStock)$/],
  ['offers.itemCondition', 'recommended', /^https:\/\/schema\.org\/NewCondition$/],
  ['offers.url', 'recommended', url],
  ['offers.shippingDetails.shippingDestination.addressCountry', 'recommended', /^[A-Z]{2}$/],
  ['offers.shippingDetails.deliveryTime.handlingTime.minValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.handlingTime.maxValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.handlingTime.unitCode', 'recommended', /^DAY$/],
  ['offers.shippingDetails.deliveryTime.transitTime.minValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.transitTime.maxValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.transitTime.unitCode', 'recommended', /^DAY$/],
  ['offers.hasMerchantReturnPolicy.applicableCountry', 'required', /^[A-Z]{2}$/],
  [
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'required',
    /^https:\/\/schema\.org\/MerchantReturnFiniteReturnWindow$/,
  ],
  ['offers.hasMerchantReturnPolicy.merchantReturnDays', 'required', /^[1-9]\d*$/],
];
const itemRules: Rule[] = [
  ['@type', 'required', /^Product$/],
  ['name', 'required', text],
  ['image', 'required', url],
  ['sku', 'recommended', /^\S{1,50}$/],
  ...offerRules,
];
const ratingRules: Rule[] = [
  ['aggregateRating.ratingValue', 'required', /^[0-5](\.\d)?$/],
  ['aggregateRating.reviewCount', 'required', /^[1-9]\d*$/],
  ['aggregateRating.bestRating', 'recommended', /^5$/],
  ['review.author.@type', 'required', /^Person$/],
  ['review.author.name', 'required', /^.{1,99}$/],
  ['review.reviewRating.ratingValue', 'required', /^[0-5](\.\d+)?$/],
  ['review.datePublished', 'recommended', /^\d{4}-\d\d-\d\d$/],
];
const groupRules: Rule[] = [
  ['@context', 'required', /^https:\/\/schema\.org$/],
  ['@type', 'required', /^ProductGroup$/],
  ['name', 'required', text],
  ['productGroupID', 'required', text],
  ['hasVariant', 'required', text],
  ['variesBy', 'recommended', /^https:\/\/schema\.org\/(color|size)$/],
  ['description', 'recommended', text],
  ['brand.name', 'recommended', text],
  ['url', 'recommended', url],
  ['hasVariant.color', 'recommended', text],
  ['hasVariant.size', 'recommended', text],
  ...ratingRules,
];

test.each(groupRules)('a product with variants is a group with %s (%s) in its form', (path, _need, form) => {
  const values = valuesAt(productData(abaya, shop, now), path);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(String(value)).toMatch(form);
});

test.each(itemRules)('each variant has %s (%s) in its form', (path, _need, form) => {
  for (const item of valuesAt(productData(abaya, shop, now), 'hasVariant')) {
    const values = valuesAt(item, path);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(form);
  }
});

test.each(itemRules)(
  'a product without variants is one product with %s (%s) in its form',
  (path, _need, form) => {
    const values = valuesAt(productData(perfume, shop, now), path);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(form);
  },
);

const offersOf = (given: Product, at = now) => valuesAt(productData(given, shop, at), 'hasVariant.offers');

test('a sale gives the price to pay, the old one struck through, and the day until which it holds', () => {
  expect(offersOf(abaya)[0]).toMatchObject({
    price: '1000.00',
    priceValidUntil: '2026-06-18',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '1250.00',
      priceCurrency: 'EGP',
    },
  });
});

test('outside the window there is one price, which holds until a coming sale opens', () => {
  const [before] = offersOf(abaya, sale.startsAt - 2 * day);
  const [after] = offersOf(abaya, sale.endsAt + 1);
  expect(before).toMatchObject({ price: '1250.00', priceValidUntil: '2026-06-14' });
  expect(before).not.toHaveProperty('priceSpecification');
  expect(after).toMatchObject({ price: '1250.00' });
  expect(after).not.toHaveProperty('priceValidUntil');
});

test('each offer is available or not by its own stock, and none is when the product is not', () => {
  const states = (given: Product) => offersOf(given).map((offer) => valuesAt(offer, 'availability')[0]);
  const [yes, no] = ['https://schema.org/InStock', 'https://schema.org/OutOfStock'];
  expect(states(abaya)).toEqual([yes, no, yes]);
  expect(states({ ...abaya, available: false })).toEqual([no, no, no]);
});

test('the address of an offer preselects its colour and size', () => {
  expect(valuesAt(offersOf(abaya), 'url')).toEqual([
    'https://rida.example/shop/shop-details/abaya?color=Deep+Green&size=M',
    'https://rida.example/shop/shop-details/abaya?color=Deep+Green&size=L',
    'https://rida.example/shop/shop-details/abaya?color=Sand&size=M',
  ]);
});

test.each([null, 0])('a price of %p makes no offer', (price) => {
  const variants = abaya.variants.map((one) => ({ ...one, price, sale: null }));
  expect(offersOf({ ...abaya, variants })).toEqual([]);
});

test('only what differs is said to vary; one variant alone is one product', () => {
  const [first, second] = abaya.variants;
  if (!first || !second) throw new Error('The abaya has lost its variants');
  const varying = (variants: typeof abaya.variants) =>
    valuesAt(productData({ ...abaya, variants }, shop, now), 'variesBy');
  expect(varying([first, second])).toEqual(['https://schema.org/size']);
  expect(productData({ ...abaya, variants: [first] }, shop, now)).toMatchObject({
    '@type': 'Product',
    sku: 'A-1',
    color: 'Deep Green',
    inProductGroupWithID: '7',
  });
});

test('ratings come from reviews alone, and nameless ones are counted but not quoted', () => {
  expect(productData(abaya, shop, now)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ author: { name: 'Sara' }, reviewBody: 'Falls well.' }],
  });
  const silent = productData({ ...abaya, reviews: [] }, shop, now);
  expect(silent).not.toHaveProperty('aggregateRating');
  expect(silent).not.toHaveProperty('review');
});

test('a category of which some pieces may not come back promises no return', () => {
  const jewelry = { id: 9, name: 'Jewelry', slug: 'jewelry' };
  expect(valuesAt(offersOf({ ...abaya, mainCategory: jewelry }), 'hasMerchantReturnPolicy')).toEqual([]);
});

test('nothing is said that is not known', () => {
  const bare = JSON.stringify(productData(product({ price: 10 }), shop, now));
  expect(bare).not.toMatch(/null|undefined|""|\[\]/);
});
