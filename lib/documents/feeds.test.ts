import { product, variant } from '../catalogue/testing.ts';
import type { Product } from '../catalogue/types.ts';
import { translatorOf } from '../i18n/translator.ts';
import { csvText } from './csv.ts';
import { type FeedShop, feedItems } from './feed-item.ts';
import { googleFeedHead, googleFeedItem } from './google-feed.ts';
import { metaFeedHead, metaFeedLine } from './meta-feed.ts';
import { faultsOf, googleRules, metaLanguageRules, metaRules, readCsv, readGoogleItems } from './testing.ts';

const now = Date.UTC(2026, 4, 1, 12);
const tenant = {
  id: 'rida',
  hosts: ['localhost'],
  origin: 'https://rida.example',
  name: { en: 'Rida', ar: 'رداء' },
  currency: 'EGP',
  timeZone: 'Africa/Cairo',
  consent: 'off' as const,
  tenantPrimaryColor: '#C2997C',
  tenantSecondaryColor: '#C2997C',
  contact: { email: 'care@rida.example' },
  country: 'EG',
  delivery: { cost: 6050 },
  feeds: {
    gender: 'female' as const,
    ageGroup: 'adult' as const,
    googleCategories: { abayas: 'Apparel & Accessories > Clothing', electronics: 'Electronics' },
  },
  social: { network: { en: 'X', ar: 'X' }, handle: '@x', url: 'https://x.example', followers: 1 },
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

const inMeta = (thing: Product, where = shop) =>
  readCsv(
    metaFeedHead(where) +
      feedItems(thing, where)
        .map((item) => metaFeedLine(item, where))
        .join(''),
  );
const inGoogle = (thing: Product, where = shop) =>
  readGoogleItems(
    feedItems(thing, where)
      .map((item) => googleFeedItem(item, where))
      .join(''),
  );

for (const [name, thing] of Object.entries(catalogue)) {
  for (const where of [shop, arabic]) {
    test(`what is ${name} keeps the rules of Google's feed in ${where.locale}`, () => {
      const items = inGoogle(thing, where);
      expect(items).toHaveLength(Math.max(1, thing.variants.length));
      expect(items.flatMap((item) => faultsOf(item, googleRules))).toEqual([]);
    });

    test(`what is ${name} keeps the rules of Meta's feed in ${where.locale}`, () => {
      const items = inMeta(thing, where);
      expect(items).toHaveLength(Math.max(1, thing.variants.length));
      expect(items.flatMap((item) => faultsOf(item, where === shop ? metaRules : metaLanguageRules))).toEqual(
        [],
      );
    });
  }
}

test.each(Object.entries(wrongly))('a product %s is in no feed', (_name, thing) => {
  expect(feedItems(thing, shop)).toEqual([]);
});

test('a variant is named, linked, priced and pictured as itself', () => {
  const [item] = inGoogle(catalogue['with variants'] as Product);
  expect(item).toMatchObject({
    'g:item_group_id': ['2'],
    'g:title': ['Abaya, Deep green, M'],
    'g:link': [
      'https://rida.example/shop/shop-details/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9%20%26%20co?color=Deep+green&size=M',
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

test('a variant is in stock where it has pieces and its product may be bought', () => {
  const one = catalogue['with variants'] as Product;
  const of = (stock: number, available: boolean | null) => {
    const variants = one.variants.slice(0, 1).map((variant) => ({ ...variant, stock }));
    return feedItems({ ...one, variants, available }, shop).map(({ inStock }) => inStock);
  };
  expect([of(1, null), of(1, true), of(0, true), of(1, false)]).toEqual([[true], [true], [false], [false]]);
});

test('both feeds say alike what is in stock', () => {
  const told = (stock: number) => {
    const thing = product({ ...base, id: 1, stock });
    return [inGoogle(thing)[0]?.['g:availability'], inMeta(thing)[0]?.availability];
  };
  expect(told(3)).toEqual([['in_stock'], ['in stock']]);
  expect(told(0)).toEqual([['out_of_stock'], ['out of stock']]);
});

test('delivery costs in both feeds what the shop says', () => {
  const [item] = feedItems(catalogue.plain as Product, shop);
  if (!item) throw new Error('The product is in no feed');
  expect(googleFeedItem(item, shop)).toMatch(
    /<g:shipping>\s*<g:country>EG<\/g:country>\s*<g:price>60\.50 EGP<\/g:price>\s*<\/g:shipping>/,
  );
  expect(readCsv(metaFeedHead(shop) + metaFeedLine(item, shop))[0]?.shipping).toEqual(['EG:::60.50 EGP']);
});

test('the feed for Meta in another language says what it calls the things of the catalogue, and nothing else', () => {
  const [item] = inMeta(product({ ...base, id: 1, title: 'عباية', descriptionHtml: '<p>طويلة</p>' }), arabic);
  expect(item).toEqual({
    id: ['1'],
    override: ['ar_AR'],
    title: ['عباية'],
    description: ['طويلة'],
    link: [expect.stringContaining('https://rida.example/ar/shop/shop-details/')],
    brand: ['رداء'],
    color: [''],
    size: [''],
    material: [''],
  });
});

test('what has no brand of its own is sold under the name of the shop, in both feeds', () => {
  const [one, other] = [catalogue.plain as Product, { ...(catalogue.plain as Product), brand: 'Dune' }];
  expect([one, other].map((thing) => inGoogle(thing)[0]?.['g:brand'])).toEqual([['Rida'], ['Dune']]);
  expect([one, other].map((thing) => inMeta(thing)[0]?.brand)).toEqual([['Rida'], ['Dune']]);
});

test('items of a list in a description do not run together', () => {
  const descriptionHtml = '<p>Loose.</p><ul><li>Front zip</li><li><p>Two pockets</p></li></ul>';
  const told = 'Loose.\n• Front zip\n• Two pockets';
  const thing = product({ ...base, id: 1, descriptionHtml });
  expect(inGoogle(thing)[0]?.['g:description']).toEqual([told]);
  expect(inMeta(thing)[0]?.description).toEqual([told]);
});

describe('what the shop sets for its feeds', () => {
  const of = (slug: string) => product({ ...base, id: 1, mainCategory: { id: 1, name: slug, slug } });
  const told = (slug: string) => {
    const [google, meta] = [inGoogle(of(slug))[0], inMeta(of(slug))[0]];
    return [
      [google?.['g:gender'], google?.['g:age_group'], google?.['g:google_product_category']],
      [meta?.gender, meta?.age_group, meta?.google_product_category],
    ].map((row) => row.map((values) => values?.[0] ?? ''));
  };

  test('is said of what is worn', () => {
    const row = ['female', 'adult', 'Apparel & Accessories > Clothing'];
    expect(told('abayas')).toEqual([row, row]);
  });

  test('says of what is not worn only what it is', () => {
    expect(told('electronics')).toEqual([
      ['', '', 'Electronics'],
      ['', '', 'Electronics'],
    ]);
  });

  test('is no category for what it does not name', () => {
    for (const slug of ['other', 'constructor']) expect(told(slug)[0]).toEqual(['female', 'adult', '']);
  });
});

describe('numbers of the trade', () => {
  const numbersOf = (thing: Product) =>
    inGoogle(thing).map((item) => [
      item['g:gtin']?.[0],
      item['g:mpn']?.[0],
      item['g:identifier_exists']?.[0],
    ]);
  const two = [variant({ id: 1, price: 5, gtin: '4006381333931' }), variant({ id: 2, price: 5 })];

  test('are those of the variant, and who has none says so', () => {
    const thing = product({ ...base, variants: two, gtin: '96385074', mpn: 'M' });
    expect(numbersOf(thing)).toEqual([
      ['4006381333931', undefined, 'yes'],
      [undefined, undefined, 'no'],
    ]);
    expect(inMeta(thing).map(({ gtin }) => gtin)).toEqual([['4006381333931'], ['']]);
  });

  test('are those of the product where it is one thing', () => {
    const known = { gtin: '96385074', mpn: 'M' };
    for (const variants of [[], two.slice(1)]) {
      expect(numbersOf(product({ ...base, ...known, variants }))).toEqual([['96385074', 'M', 'yes']]);
    }
    expect(numbersOf(product({ ...base, mpn: 'M' }))).toEqual([[undefined, 'M', 'yes']]);
  });
});

test.each(['Fabric', 'material', 'الخامة'])('the material is what the attribute %s says', (name) => {
  const thing = product({ ...base, id: 1, attributes: [{ name, value: 'Crepe, 100% polyester' }] });
  expect(inGoogle(thing)[0]?.['g:material']).toEqual(['Crepe, 100% polyester']);
  expect(inMeta(thing)[0]?.material).toEqual(['Crepe, 100% polyester']);
});

test('a sale that is over, or not lower, is not claimed', () => {
  const over = { ...sale, endsAt: now - 1 };
  for (const given of [over, { ...sale, price: 100 }, { ...sale, price: 101 }]) {
    expect(feedItems(product({ ...base, sale: given }), shop)[0]?.sale).toBeNull();
  }
});

test('ids are the same in both feeds and both languages', () => {
  const thing = catalogue['with variants'] as Product;
  const google = inGoogle(thing, arabic).map((item) => item['g:id']?.[0]);
  expect(google).toEqual(['2-1', '2-2']);
  for (const where of [shop, arabic]) {
    expect(inMeta(thing, where).map(({ id }) => id?.[0])).toEqual(google);
  }
});

test.each(['=1+1', '+1', '-1', '@x', '\tx'])(
  'a spreadsheet takes no text that begins like %j for a formula',
  (text) => {
    expect(csvText(text)).toBe(` ${text}`);
    expect(csvText(`a${text}`)).toBe(`a${text}`);
  },
);

test('a sale of a minute or more is claimed up to its last moment, and a shorter one never', () => {
  const claimed = (startsAt: number, endsAt: number) =>
    feedItems(product({ ...base, sale: { price: 99, startsAt, endsAt } }), shop)[0]?.sale !== null;
  expect([claimed(now - 60_000, now), claimed(now - 120_000, now - 1)]).toEqual([true, false]);
  expect([claimed(now, now + 60_000), claimed(now, now + 59_999)]).toEqual([true, false]);
});

test('an id of 50 characters and a title of 150 are whole in a feed', () => {
  const of = (title: string) => feedItems(product({ ...base, id: 'x'.repeat(50), title }), shop)[0];
  expect(of('a')?.id).toHaveLength(50);
  expect(of('a'.repeat(150))?.title).toBe('a'.repeat(150));
  expect(of('a'.repeat(151))?.title.length).toBeLessThanOrEqual(150);
});

test('the feed for Google says whose it is, where that is, and in which currency', async () => {
  const head = googleFeedHead(shop, await translatorOf('en', 'documents'));
  const values = ['title', 'link', 'description'].map((name) => readGoogleHead(head, name));
  expect(values).toEqual([
    expect.stringContaining('Rida'),
    'https://rida.example/',
    expect.stringContaining('EGP'),
  ]);
});

const readGoogleHead = (head: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(head)?.[1];
