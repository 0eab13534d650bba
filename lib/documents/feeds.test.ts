import { product, variant } from '../catalogue/testing.ts';
import type { Product } from '../catalogue/types.ts';
import { csvText } from './csv.ts';
import { type FeedShop, feedItems } from './feed-item.ts';
import { googleFeedItem } from './google-feed.ts';
import { metaFeedHead, metaFeedLine } from './meta-feed.ts';
import { faultsOf, googleRules, metaRules, readCsv, readGoogleItems } from './testing.ts';

const now = Date.UTC(2026, 4, 1, 12);
const tenant = {
  id: 'rida',
  hosts: ['localhost'],
  origin: 'https://rida.example',
  name: { en: 'Rida', ar: 'رداء' },
  currency: 'EGP',
  consent: 'off' as const,
  tenantPrimaryColor: '#C2997C',
  tenantSecondaryColor: '#C2997C',
  contact: { email: 'care@rida.example' },
  country: 'EG',
  delivery: { cost: 6050 },
  social: { network: 'X', handle: '@x', url: 'https://x.example', followers: 1 },
};
const shop: FeedShop = { tenant, locale: 'en', now };
const arabic: FeedShop = { ...shop, locale: 'ar' };

const sale = {
  price: 99_999,
  startsAt: Date.UTC(2026, 3, 30, 9, 30, 20),
  endsAt: Date.UTC(2026, 4, 3, 21, 59, 59),
};
const pictures = Array.from({ length: 30 }, (_, index) => `/uploads/a,b/${index}.webp`);
const base = { slug: 'عباية & co', price: 100, images: ['/uploads/one.webp'] };

const catalogue: Record<string, Product> = {
  plain: product({ ...base, id: 1, stock: 3 }),
  'with variants': product({
    ...base,
    id: 2,
    brand: 'Rida',
    mainCategory: { id: 1, name: 'Abayas', slug: 'abayas' },
    categoryName: 'Open, long',
    variants: [
      variant({
        id: 1,
        sku: 'A-1',
        price: 123_456,
        sale,
        stock: 2,
        color: 'Deep green',
        size: 'M',
        images: pictures,
      }),
      variant({ id: 2, sku: 'A-1', price: 5, stock: 0, color: '=HYPERLINK("x")', size: '54' }),
    ],
  }),
  hostile: product({
    ...base,
    id: 'p"1,\n2',
    title: `=cmd|'/c calc'!A1 </g:title><script>&amp;]]>" ${'x'.repeat(300)}`,
    descriptionHtml: `<p>${'long '.repeat(3000)}</p><script>alert(1)</script>`,
    brand: '@brand',
    stock: 1,
  }),
};

const wrongly: Record<string, Product> = {
  'without a price': product({ ...base, price: null }),
  'that costs nothing': product({ ...base, price: 0 }),
  'without a picture': product({ ...base, images: [] }),
  'whose id is too long': product({ ...base, id: 'x'.repeat(51) }),
};

for (const [name, thing] of Object.entries(catalogue)) {
  for (const where of [shop, arabic]) {
    test(`what is ${name} keeps the rules of Google's feed in ${where.locale}`, () => {
      const xml = feedItems(thing, where).map((item) => googleFeedItem(item, where));
      const items = readGoogleItems(xml.join(''));
      expect(items).toHaveLength(Math.max(1, thing.variants.length));
      expect(items.flatMap((item) => faultsOf(item, googleRules))).toEqual([]);
    });

    test(`what is ${name} keeps the rules of Meta's feed in ${where.locale}`, () => {
      const csv =
        metaFeedHead +
        feedItems(thing, where)
          .map((item) => metaFeedLine(item, where))
          .join('');
      const items = readCsv(csv);
      expect(items).toHaveLength(Math.max(1, thing.variants.length));
      expect(items.flatMap((item) => faultsOf(item, metaRules))).toEqual([]);
    });
  }
}

test.each(Object.entries(wrongly))('a product %s is in no feed', (_name, thing) => {
  expect(feedItems(thing, shop)).toEqual([]);
});

test('a variant is named, linked, priced and pictured as itself', () => {
  const [item] = readGoogleItems(
    feedItems(catalogue['with variants'] as Product, shop)
      .map((item) => googleFeedItem(item, shop))
      .join(''),
  );
  expect(item).toMatchObject({
    'g:item_group_id': ['2'],
    'g:title': ['Abaya, Deep green, M'],
    'g:link': [
      'https://rida.example/shop/shop-details/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9%20%26%20co?color=Deep%20green&size=M',
    ],
    'g:price': ['1234.56 EGP'],
    'g:sale_price': ['999.99 EGP'],
    'g:sale_price_effective_date': ['2026-04-30T09:31+0000/2026-05-03T21:59+0000'],
    'g:availability': ['in_stock'],
    'g:product_type': ['Abayas > Open, long'],
    'g:country': ['EG'],
  });
  expect(item?.['g:price']).toHaveLength(1);
  expect(item?.['g:additional_image_link']).toHaveLength(10);
});

test('delivery costs in both feeds what the shop says', () => {
  const [item] = feedItems(catalogue.plain as Product, shop);
  if (!item) throw new Error('The product is in no feed');
  expect(googleFeedItem(item, shop)).toMatch(
    /<g:shipping>\s*<g:country>EG<\/g:country>\s*<g:price>60\.50 EGP<\/g:price>\s*<\/g:shipping>/,
  );
  expect(readCsv(metaFeedHead + metaFeedLine(item, shop))[0]?.shipping).toEqual(['EG:::60.50 EGP']);
});

test('a sale that is over, or not lower, is not claimed', () => {
  const over = { ...sale, endsAt: now - 1 };
  for (const given of [over, { ...sale, price: 100 }, { ...sale, price: 101 }]) {
    expect(feedItems(product({ ...base, sale: given }), shop)[0]?.sale).toBeNull();
  }
});

test('ids are the same in both feeds and both languages', () => {
  const thing = catalogue['with variants'] as Product;
  const google = readGoogleItems(
    feedItems(thing, arabic)
      .map((item) => googleFeedItem(item, arabic))
      .join(''),
  ).map((item) => item['g:id']?.[0]);
  const meta = readCsv(
    metaFeedHead +
      feedItems(thing, shop)
        .map((item) => metaFeedLine(item, shop))
        .join(''),
  ).map((item) => item.id?.[0]);
  expect(google).toEqual(['2-1', '2-2']);
  expect(meta).toEqual(google);
});

test.each(['=1+1', '+1', '-1', '@x', '\tx'])(
  'a spreadsheet takes no text that begins like %j for a formula',
  (text) => {
    expect(csvText(text)).toBe(` ${text}`);
    expect(csvText(`a${text}`)).toBe(`a${text}`);
  },
);
