import { product, variant } from '../../catalogue/product/testing.ts';
import type { Product } from '../../catalogue/product/types.ts';
import { createTranslatorFor } from '../../platform/tenant/translator.ts';
import { escapeFormula } from './csv.ts';
import { type FeedContext, feedItems, feedLink } from './feed-item.ts';
import { googleFeedHeader, googleFeedItem } from './google-feed.ts';
import { metaFeedHeader, metaFeedLine } from './meta-feed.ts';
import {
  feedErrors,
  googleRules,
  metaLanguageRules,
  metaRules,
  parseCsv,
  parseGoogleFeed,
} from './testing.ts';

const now = Date.UTC(2026, 4, 1, 12);
const tenant = {
  id: 'rida',
  hosts: ['localhost'],
  origin: 'https://rida.example',
  name: { en: 'Rida', ar: 'رداء' },
  currency: 'EGP',
  timeZone: 'Africa/Cairo',
  consent: 'off' as const,
  capabilities: [],
  paymentOrigins: [],
  tenantPrimaryColor: '#C2997C',
  tenantSecondaryColor: '#C2997C',
  contact: { email: 'care@rida.example' },
  country: 'EG',
  delivery: { cost: 6050 },
  feeds: {
    gender: 'female' as const,
    ageGroup: 'adult' as const,
    googleCategories: { abayas: 'Apparel & Accessories > Clothing', electronics: 'Electronics' },
    utm: {},
  },
  texts: {},
  social: { network: { en: 'X', ar: 'X' }, handle: '@x', url: 'https://x.example', followers: 1 },
  otherSocial: [],
  share: {},
};
const englishContext: FeedContext = { tenant, locale: 'en', now };
const arabicContext: FeedContext = { ...englishContext, locale: 'ar' };

const sale = {
  price: 99_999,
  startsAt: Date.UTC(2026, 3, 30, 9, 30, 20),
  endsAt: Date.UTC(2026, 4, 3, 21, 59, 59),
};
const manyImages = Array.from({ length: 30 }, (_, index) => `/uploads/a,b/${index}.webp`);
const baseFields = { slug: 'عباية & co', price: 100, images: ['/uploads/one.webp'] };

const validProducts: Record<string, Product> = {
  plain: product({ ...baseFields, id: 1, stock: 3 }),
  'with variants': product({
    ...baseFields,
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
        images: manyImages,
      }),
      variant({ id: 2, sku: 'A-1', price: 5, stock: 0, color: '=HYPERLINK("x")', size: '54' }),
    ],
  }),
  hostile: product({
    ...baseFields,
    id: 'p"1,\n2',
    title: `=cmd|'/c calc'!A1 </g:title><script>&amp;]]>" ${'x'.repeat(300)}`,
    descriptionHtml: `<p>${'long '.repeat(3000)}</p><script>alert(1)</script>`,
    brand: '@brand',
    stock: 1,
  }),
};

const incompleteProducts: Record<string, Product> = {
  'without a price': product({ ...baseFields, price: null }),
  'with a price of 0': product({ ...baseFields, price: 0 }),
  'without an image': product({ ...baseFields, images: [] }),
  'with a long id': product({ ...baseFields, id: 'x'.repeat(51) }),
};

const itemsOf = (feedProduct: Product, context = englishContext) =>
  feedItems(feedProduct, context, new Map());

const metaItems = (feedProduct: Product, context = englishContext) =>
  parseCsv(
    metaFeedHeader(context) +
      itemsOf(feedProduct, context)
        .map((item) => metaFeedLine(item, context))
        .join(''),
  );
const googleItems = (feedProduct: Product, context = englishContext) =>
  parseGoogleFeed(
    itemsOf(feedProduct, context)
      .map((item) => googleFeedItem(item, context))
      .join(''),
  );

const readHeaderElement = (header: string, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(header)?.[1];

describe('product feeds', () => {
  for (const [name, feedProduct] of Object.entries(validProducts)) {
    for (const context of [englishContext, arabicContext]) {
      test(`the product "${name}" follows Google's rules in ${context.locale}`, () => {
        const items = googleItems(feedProduct, context);
        expect(items).toHaveLength(Math.max(1, feedProduct.variants.length));
        expect(items.flatMap((item) => feedErrors(item, googleRules))).toEqual([]);
      });

      test(`the product "${name}" follows Meta's rules in ${context.locale}`, () => {
        const items = metaItems(feedProduct, context);
        expect(items).toHaveLength(Math.max(1, feedProduct.variants.length));
        expect(
          items.flatMap((item) =>
            feedErrors(item, context === englishContext ? metaRules : metaLanguageRules),
          ),
        ).toEqual([]);
      });
    }
  }

  test.each(Object.entries(incompleteProducts))(
    'a product %s is omitted from feeds',
    (_name, feedProduct) => {
      expect(itemsOf(feedProduct, englishContext)).toEqual([]);
    },
  );

  test('ids are unique in the feed where products share SKUs', () => {
    const sharing = (id: number, ...skus: (string | null)[]) =>
      product({
        ...baseFields,
        id,
        variants: skus.map((sku, index) => variant({ id: index + 1, sku, price: 500, stock: 1 })),
      });
    const listedIds = new Map();
    const idsOf = (feedProduct: Product) =>
      feedItems(feedProduct, englishContext, listedIds).map((item) => item.id);
    expect(idsOf(sharing(1, 'A', 'B'))).toEqual(['A', 'B']);
    expect(idsOf(sharing(2, 'B', 'C', null))).toEqual(['2-1', 'C', '2-3']);
    expect(idsOf(sharing(1, 'A', 'B'))).toEqual([]);
    expect(idsOf(sharing(2, 'B', 'C', null))).toEqual([]);
  });

  test('a variant has its own title, link, price and images', () => {
    const [item] = googleItems(validProducts['with variants'] as Product);
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

  test('an only variant has its own id and image', () => {
    const onlyVariant = variant({ id: 7, price: 100, images: ['/uploads/own.jpg'] });
    const [item] = itemsOf(product({ ...baseFields, id: 1, variants: [onlyVariant] }), englishContext);
    expect(item).toMatchObject({
      id: '1-7',
      groupId: '1',
      images: ['/uploads/own.jpg'],
      categories: [],
    });
  });

  test('images are JPEG in both feeds', () => {
    const images = ['/uploads/a b.webp', '/uploads/two.jpg', 'https://cdn.example/three.png'];
    const feedProduct = product({ ...baseFields, images });
    const expected = [
      'https://rida.example/cards/photos/a%20b.webp.jpg',
      'https://rida.example/uploads/two.jpg',
      'https://cdn.example/three.png',
    ];
    const [google] = googleItems(feedProduct);
    expect([...(google?.['g:image_link'] ?? []), ...(google?.['g:additional_image_link'] ?? [])]).toEqual(
      expected,
    );
    const [meta] = metaItems(feedProduct);
    expect([meta?.image_link, meta?.additional_image_link].flat().join(',')).toBe(expected.join(','));
  });

  test('links carry the campaign parameters of their feed', () => {
    const link = 'https://rida.example/shop/shop-details/x?color=Sand';
    expect(feedLink(link, { utm_source: 'google', utm_medium: 'shopping' })).toBe(
      `${link}&utm_source=google&utm_medium=shopping`,
    );
    expect(feedLink(link, undefined)).toBe(link);
  });

  test('a variant in stock is unavailable when its product is unavailable', () => {
    const feedProduct = validProducts['with variants'] as Product;
    const stockStates = (stock: number, available: boolean | null) => {
      const variants = feedProduct.variants.slice(0, 1).map((variant) => ({ ...variant, stock }));
      return itemsOf({ ...feedProduct, variants, available }, englishContext).map(
        ({ isInStock }) => isInStock,
      );
    };
    expect([stockStates(1, null), stockStates(1, true), stockStates(0, true), stockStates(1, false)]).toEqual(
      [[true], [true], [false], [false]],
    );
  });

  test('both feeds have the same availability', () => {
    const availabilities = (stock: number) => {
      const feedProduct = product({ ...baseFields, id: 1, stock });
      return [googleItems(feedProduct)[0]?.['g:availability'], metaItems(feedProduct)[0]?.availability];
    };
    expect(availabilities(3)).toEqual([['in_stock'], ['in stock']]);
    expect(availabilities(0)).toEqual([['out_of_stock'], ['out of stock']]);
  });

  test('both feeds have the configured delivery cost', () => {
    const [item] = itemsOf(validProducts.plain as Product, englishContext);
    if (!item) throw new Error('The product has no feed item');
    expect(googleFeedItem(item, englishContext)).toMatch(
      /<g:shipping>\s*<g:country>EG<\/g:country>\s*<g:price>60\.50 EGP<\/g:price>\s*<\/g:shipping>/,
    );
    expect(
      parseCsv(metaFeedHeader(englishContext) + metaFeedLine(item, englishContext))[0]?.shipping,
    ).toEqual(['EG:::60.50 EGP']);
  });

  test("Meta's language feed contains only translated fields", () => {
    const [item] = metaItems(
      product({ ...baseFields, id: 1, title: 'عباية', descriptionHtml: '<p>طويلة</p>' }),
      arabicContext,
    );
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

  test('the brand defaults to the name of the shop', () => {
    const [unbranded, branded] = [
      validProducts.plain as Product,
      { ...(validProducts.plain as Product), brand: 'Dune' },
    ];
    expect([unbranded, branded].map((feedProduct) => googleItems(feedProduct)[0]?.['g:brand'])).toEqual([
      ['Rida'],
      ['Dune'],
    ]);
    expect([unbranded, branded].map((feedProduct) => metaItems(feedProduct)[0]?.brand)).toEqual([
      ['Rida'],
      ['Dune'],
    ]);
  });

  test('list items of a description are separate lines', () => {
    const descriptionHtml = '<p>Loose.</p><ul><li>Front zip</li><li><p>Two pockets</p></li></ul>';
    const text = 'Loose.\n• Front zip\n• Two pockets';
    const feedProduct = product({ ...baseFields, id: 1, descriptionHtml });
    expect(googleItems(feedProduct)[0]?.['g:description']).toEqual([text]);
    expect(metaItems(feedProduct)[0]?.description).toEqual([text]);
  });

  test.each(['Fabric', 'material', 'الخامة'])('the material is the value of the attribute %s', (name) => {
    const feedProduct = product({
      ...baseFields,
      id: 1,
      attributes: [{ name, value: 'Crepe, 100% polyester' }],
    });
    expect(googleItems(feedProduct)[0]?.['g:material']).toEqual(['Crepe, 100% polyester']);
    expect(metaItems(feedProduct)[0]?.material).toEqual(['Crepe, 100% polyester']);
  });

  test('a material has at most 200 characters', () => {
    const materialWith = (length: number) =>
      itemsOf(
        product({ ...baseFields, attributes: [{ name: 'Fabric', value: 'x'.repeat(length) }] }),
        englishContext,
      )[0]?.material;
    expect(materialWith(200)).toHaveLength(200);
    expect(materialWith(201)).toMatch(/^x{199}…$/);
  });

  test('ended sales and sales that do not lower the price are omitted', () => {
    const endedSale = { ...sale, endsAt: now - 1 };
    for (const omitted of [endedSale, { ...sale, price: 100 }, { ...sale, price: 101 }]) {
      expect(itemsOf(product({ ...baseFields, sale: omitted }), englishContext)[0]?.sale).toBeNull();
    }
  });

  test('ids are the same in both feeds and both languages', () => {
    const feedProduct = validProducts['with variants'] as Product;
    const googleIds = googleItems(feedProduct, arabicContext).map((item) => item['g:id']?.[0]);
    expect(googleIds).toEqual(['2-1', '2-2']);
    for (const context of [englishContext, arabicContext]) {
      expect(metaItems(feedProduct, context).map(({ id }) => id?.[0])).toEqual(googleIds);
    }
  });

  test.each(['=1+1', '+1', '-1', '@x', '\tx'])(
    'text beginning like %j is escaped for spreadsheets',
    (text) => {
      expect(escapeFormula(text)).toBe(` ${text}`);
      expect(escapeFormula(`a${text}`)).toBe(`a${text}`);
    },
  );

  test('a sale of at least a minute is included until its end', () => {
    const hasSale = (startsAt: number, endsAt: number) =>
      itemsOf(product({ ...baseFields, sale: { price: 99, startsAt, endsAt } }), englishContext)[0]?.sale !==
      null;
    expect([hasSale(now - 60_000, now), hasSale(now - 120_000, now - 1)]).toEqual([true, false]);
    expect([hasSale(now, now + 60_000), hasSale(now, now + 59_999)]).toEqual([true, false]);
  });

  test('ids have at most 50 characters, titles at most 150', () => {
    const itemWith = (title: string) =>
      itemsOf(product({ ...baseFields, id: 'x'.repeat(50), title }), englishContext)[0];
    expect(itemWith('a')?.id).toHaveLength(50);
    expect(itemWith('a'.repeat(150))?.title).toBe('a'.repeat(150));
    expect(itemWith('a'.repeat(151))?.title.length).toBeLessThanOrEqual(150);
  });

  test("Google's feed header names the shop, its URL and currency", async () => {
    const header = googleFeedHeader(englishContext, await createTranslatorFor(englishContext, 'documents'));
    const values = ['title', 'link', 'description'].map((name) => readHeaderElement(header, name));
    expect(values).toEqual([
      expect.stringContaining('Rida'),
      'https://rida.example/',
      expect.stringContaining('EGP'),
    ]);
  });
});

describe('feed settings of the shop', () => {
  const inCategory = (slug: string) =>
    product({ ...baseFields, id: 1, mainCategory: { id: 1, name: slug, slug } });
  const settingsOf = (slug: string) => {
    const [google, meta] = [googleItems(inCategory(slug))[0], metaItems(inCategory(slug))[0]];
    return [
      [google?.['g:gender'], google?.['g:age_group'], google?.['g:google_product_category']],
      [meta?.gender, meta?.age_group, meta?.google_product_category],
    ].map((row) => row.map((values) => values?.[0] ?? ''));
  };

  test('gender and age group apply to apparel', () => {
    const row = ['female', 'adult', 'Apparel & Accessories > Clothing'];
    expect(settingsOf('abayas')).toEqual([row, row]);
  });

  test('other products have only the Google category', () => {
    expect(settingsOf('electronics')).toEqual([
      ['', '', 'Electronics'],
      ['', '', 'Electronics'],
    ]);
  });

  test('unlisted categories have no Google category', () => {
    for (const slug of ['other', 'constructor']) expect(settingsOf(slug)[0]).toEqual(['female', 'adult', '']);
  });
});

describe('product identifiers', () => {
  const identifiersOf = (feedProduct: Product) =>
    googleItems(feedProduct).map((item) => [
      item['g:gtin']?.[0],
      item['g:mpn']?.[0],
      item['g:identifier_exists']?.[0],
    ]);
  const twoVariants = [variant({ id: 1, price: 5, gtin: '4006381333931' }), variant({ id: 2, price: 5 })];

  test('come from the variant; an item without identifiers has identifier_exists no', () => {
    const feedProduct = product({ ...baseFields, variants: twoVariants, gtin: '96385074', mpn: 'M' });
    expect(identifiersOf(feedProduct)).toEqual([
      ['4006381333931', undefined, 'yes'],
      [undefined, undefined, 'no'],
    ]);
    expect(metaItems(feedProduct).map(({ gtin }) => gtin)).toEqual([['4006381333931'], ['']]);
  });

  test('come from the product when it has only one item', () => {
    const identifiers = { gtin: '96385074', mpn: 'M' };
    for (const variants of [[], twoVariants.slice(1)]) {
      expect(identifiersOf(product({ ...baseFields, ...identifiers, variants }))).toEqual([
        ['96385074', 'M', 'yes'],
      ]);
    }
    expect(identifiersOf(product({ ...baseFields, mpn: 'M' }))).toEqual([[undefined, 'M', 'yes']]);
  });
});
