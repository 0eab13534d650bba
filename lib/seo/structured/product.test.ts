import { product, variant } from '../../catalogue/testing.ts';
import type { Product } from '../../catalogue/types.ts';
import { shop } from '../../tenant/testing.ts';
import { checkBlocks } from './check.ts';
import { productData } from './product.ts';
import { groupRules, itemRules } from './rules.ts';
import { valuesAt } from './values-at.ts';

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

const ownAddress = /^https:\/\/rida\.example\//;

test.each(groupRules)('a product with variants is a group with %s (%s) in its form', (path, _need, form) => {
  const values = valuesAt(productData(abaya, shop, now), path);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(String(value)).toMatch(form);
});

test.each(itemRules)('each variant has %s (%s) in its form', (path, need, form) => {
  for (const item of valuesAt(productData(abaya, shop, now), 'hasVariant')) {
    const values = valuesAt(item, path);
    if (need !== 'optional') expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(form);
  }
});

test.each(itemRules)(
  'a product without variants is one product with %s (%s) in its form',
  (path, need, form) => {
    const values = valuesAt(productData(perfume, shop, now), path);
    if (need !== 'optional') expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(String(value)).toMatch(form);
  },
);

test('a variant without pictures of its own has those of its product', () => {
  const [, first, ...others] = abaya.variants;
  if (!first) throw new Error('The product has too few variants');
  const bare = { ...abaya, variants: [first, ...others.map((one) => ({ ...one, images: [] }))] };
  const data = productData(bare, shop, now);
  expect(valuesAt(data, 'hasVariant').map((item) => valuesAt(item, 'image'))).toEqual([
    ['https://rida.example/uploads/a.webp'],
    ['https://rida.example/uploads/main.webp'],
  ]);
});

test('addresses and pictures are those of the shop', () => {
  const data = [productData(abaya, shop, now), productData(perfume, shop, now)];
  const found = ['url', 'image', 'hasVariant.image', 'hasVariant.offers.url', 'offers.url'].flatMap((path) =>
    valuesAt(data, path),
  );
  expect(found.length).toBeGreaterThan(8);
  for (const address of found) expect(String(address)).toMatch(ownAddress);
});

test('nothing is found wrong with what the shop says of its products', () => {
  const texts = [abaya, perfume].map((given) => JSON.stringify(productData(given, shop, now)));
  expect(checkBlocks(texts).map(({ type, findings }) => [type, findings])).toEqual([
    ['ProductGroup', []],
    ['Product', expect.not.arrayContaining([expect.objectContaining({ problem: 'malformed' })])],
  ]);
});

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

test('what has no brand of its own has that of the shop, and its description keeps the items of a list apart', () => {
  const given = product({ ...base, descriptionHtml: '<ul><li>Front zip</li><li>Two pockets</li></ul>' });
  expect(productData(given, shop, now)).toMatchObject({
    brand: { name: shop.tenant.name.en },
    description: '• Front zip\n• Two pockets',
  });
});

test('material and numbers of the trade stand where they are known', () => {
  const attributes = [{ name: 'Fabric', value: 'Crepe' }];
  const variants = abaya.variants.map((one, index) =>
    index === 0 ? { ...one, gtin: '96385074', mpn: 'M' } : one,
  );
  const items = valuesAt(productData({ ...abaya, attributes, variants }, shop, now), 'hasVariant');
  expect(items).toMatchObject([{ gtin: '96385074', mpn: 'M', material: 'Crepe' }, { material: 'Crepe' }, {}]);
  expect(items[1]).not.toHaveProperty('gtin');
});

test('each offer says what delivery costs, and how and at whose cost a piece comes back', () => {
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

test('nothing is said that is not known', () => {
  const bare = JSON.stringify(productData(product({ price: 10 }), shop, now));
  expect(bare).not.toMatch(/null|undefined|""|\[\]/);
});

test('a group varies by what it has more than one of', () => {
  const variesBy = (...options: [color: string, size: string][]) => {
    const variants = options.map(([color, size], index) => variant({ ...base, id: index + 1, color, size }));
    return valuesAt(productData({ ...abaya, variants }, shop, now), 'variesBy');
  };
  const [byColor, bySize] = ['https://schema.org/color', 'https://schema.org/size'];
  expect(variesBy(['Sand', 'M'], ['Green', 'M'])).toEqual([byColor]);
  expect(variesBy(['Sand', 'M'], ['Sand', 'L'])).toEqual([bySize]);
  expect(variesBy(['Sand', 'M'], ['Green', 'L'])).toEqual([byColor, bySize]);
  expect(variesBy(['Sand', 'M'], ['Sand', 'M'])).toEqual([]);
});

test('ten pictures are named at most', () => {
  const images = Array.from({ length: 12 }, (_, index) => `/uploads/${index}.webp`);
  expect(valuesAt(productData({ ...perfume, images }, shop, now), 'image')).toHaveLength(10);
});

test('an offer holds until the day on which its sale ends, however early or late', () => {
  const untilOf = (endsAt: number) =>
    valuesAt(productData({ ...perfume, sale: { ...sale, endsAt } }, shop, now), 'offers.priceValidUntil');
  expect(untilOf(Date.UTC(2026, 5, 18) - 1)).toEqual(['2026-06-17']);
  expect(untilOf(Date.UTC(2026, 5, 18))).toEqual(['2026-06-18']);
});

test('a sale that lowers nothing strikes nothing through', () => {
  const data = productData({ ...perfume, price: sale.price, sale }, shop, now);
  expect(valuesAt(data, 'offers.price')).toEqual(['1000.00']);
  expect(valuesAt(data, 'offers.priceSpecification')).toEqual([]);
});

test('a product without pictures of its own has those of its variants', () => {
  expect(valuesAt(productData({ ...abaya, images: [] }, shop, now), 'image')[0]).toBe(
    'https://rida.example/uploads/a.webp',
  );
});

test('variants that differ in nothing are not said to vary', () => {
  const variants = [1, 2].map((id) => variant({ ...base, id, color: 'Sand', size: 'M' }));
  expect(productData({ ...abaya, variants }, shop, now)).not.toHaveProperty('variesBy');
});
