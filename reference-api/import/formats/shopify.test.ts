import { isShopifyTable, readShopifyTable } from './shopify.ts';
import { readShopifyInventory } from './shopify-inventory.ts';
import { createContext, tableOf } from './testing.ts';

const abaya = {
  Handle: 'day-abaya',
  Title: 'Day Abaya',
  'Body (HTML)': '<p>Airy</p>',
  Vendor: 'Noor',
  'Product Category': 'Apparel & Accessories > Clothing > Outerwear',
  Type: '',
  Tags: 'linen, summer',
  Published: 'true',
  'Option1 Name': 'Colour',
  'Option1 Value': 'Black',
  'Option2 Name': 'Size',
  'Option2 Value': '54',
  'Option3 Name': 'Length',
  'Option3 Value': 'Long',
  'Variant SKU': 'A-1',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '3',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '900',
  'Variant Compare At Price': '1200',
  'Variant Barcode': "'6221234567891",
  'Image Src': 'https://cdn.example/2.jpg',
  'Image Position': '2',
  'Variant Image': 'https://cdn.example/black.jpg',
};
const further = {
  Handle: 'day-abaya',
  'Option1 Value': 'Sand',
  'Option2 Value': '56',
  'Option3 Value': 'Short',
};

async function read(rows: Record<string, string>[], inventory?: Record<string, string>[]) {
  const context = createContext();
  const counted = inventory ? readShopifyInventory(await tableOf(inventory)) : null;
  const file = readShopifyTable(await tableOf(rows), counted, context);
  return { ...file, lines: context.report.lines.join('\n') };
}

describe('an export from Shopify', () => {
  test('is recognised by its header, also that of the new template', async () => {
    expect(isShopifyTable(await tableOf([abaya]))).toBe(true);
    expect(
      isShopifyTable(await tableOf([{ 'URL handle': 'a', Title: 'A', 'Option1 value': 'x', Price: '1' }])),
    ).toBe(true);
    expect(isShopifyTable(await tableOf([{ Title: 'A', Price: '1' }]))).toBe(false);
  });

  test('is a product for each handle, with any options', async () => {
    const { products } = await read([abaya, { ...further, 'Variant Price': '950', 'Variant SKU': 'A-2' }]);
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      key: 'shopify:day-abaya',
      brand: 'Noor',
      categoryPath: [{ en: 'Clothing' }, { en: 'Outerwear' }],
      tags: [{ en: 'linen' }, { en: 'summer' }],
    });
    const [first, second] = products[0]?.variants ?? [];
    expect(first).toMatchObject({
      sku: 'A-1',
      gtin: '6221234567891',
      priceThousandths: 1_200_000,
      sale: { priceThousandths: 900_000, startAt: null, endAt: null },
      stock: 3,
      pictures: ['https://cdn.example/black.jpg'],
    });
    expect(second?.options.map(({ name, value }) => [name.en, name.ar, value.en])).toEqual([
      ['Color', 'اللون', 'Sand'],
      ['Size', 'المقاس', '56'],
      ['Length', 'الطول', 'Short'],
    ]);
    expect(second).toMatchObject({ priceThousandths: 950_000, sale: null });
  });

  test('has rows with a picture only, in the order of their positions', async () => {
    const { products } = await read([
      abaya,
      { Handle: 'day-abaya', 'Image Src': 'https://cdn.example/1.jpg', 'Image Position': '1' },
    ]);
    expect(products[0]?.pictures).toEqual(['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg']);
    expect(products[0]?.variants).toHaveLength(1);
  });

  test('has products without options', async () => {
    const single = {
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Option2 Name': '',
      'Option3 Name': '',
    };
    const { products } = await read([{ ...abaya, ...single }]);
    expect(products[0]?.variants[0]?.options).toEqual([]);
  });

  test.each([
    [{ Type: 'Abayas' }, ['Abayas']],
    [{ Type: 'Women > Abayas' }, ['Women', 'Abayas']],
    [{ 'Product Category': 'Clothing' }, ['Clothing']],
    [{ 'Product Category': '', Collection: 'Ramadan' }, ['Ramadan']],
    [{ 'Product Category': '' }, ['linen']],
    [{ 'Product Category': '', Tags: '' }, []],
  ])('has a category by type, taxonomy, collection or tag: %j', async (cells, path) => {
    const { products } = await read([{ ...abaya, ...cells }]);
    expect(products[0]?.categoryPath.map(({ en }) => en)).toEqual(path);
  });

  test.each([
    [{ 'Variant Inventory Tracker': '' }, 'uncounted'],
    [{ 'Variant Inventory Policy': 'continue' }, 'uncounted'],
    [{ 'Variant Inventory Qty': '-2' }, 0],
    [{ 'Variant Inventory Qty': '' }, 'unknown'],
  ])('has stock that may not be counted: %j', async (cells, stock) => {
    const { products } = await read([{ ...abaya, ...cells }]);
    expect(products[0]?.variants[0]?.stock).toBe(stock);
  });

  const identity = {
    Handle: 'day-abaya',
    'Option1 Value': 'Black',
    'Option2 Value': '54',
    'Option3 Value': 'Long',
    SKU: 'A-1',
  };
  test.each([
    [
      'rows',
      [
        { ...identity, Location: 'Cairo', 'Available (not editable)': '4', 'On hand (current)': '9' },
        { ...identity, Location: 'Giza', 'Available (not editable)': '2', 'On hand (current)': '2' },
      ],
    ],
    ['columns', [{ ...identity, COO: 'EG', Cairo: '4', Giza: '2', Port: 'not stocked' }]],
  ])('takes the stock of all locations from the inventory, in %s', async (_, inventory) => {
    const { products } = await read([abaya], inventory);
    expect(products[0]?.variants[0]?.stock).toBe(6);
  });

  test('names unpublished products and rows without a price', async () => {
    const { products, unpublishedKeys, lines } = await read([
      { ...abaya, Handle: 'draft', Status: 'draft' },
      { ...abaya, Handle: 'hidden', Published: 'false' },
      { ...abaya, Handle: 'free', 'Variant Price': '' },
    ]);
    expect(products.flatMap(({ variants }) => variants)).toEqual([]);
    expect(unpublishedKeys).toEqual(['shopify:draft', 'shopify:hidden']);
    expect(lines).toBe(
      'Left out: 3\n  row 2 (draft): it is not published\n  row 3 (hidden): it is not published\n  row 4 (free): it has no price',
    );
  });

  test('has Arabic texts and metafields in further columns', async () => {
    const { products } = await read([
      {
        ...abaya,
        title_ar: 'عباية',
        'Option3 Value_ar': 'طويل',
        'Fabric (product.metafields.custom.fabric)': '100% linen',
      },
    ]);
    expect(products[0]).toMatchObject({
      title: { en: 'Day Abaya', ar: 'عباية' },
      attributes: [{ name: { en: 'Fabric', ar: 'القماش' }, value: { en: '100% linen' } }],
      variants: [{ options: [{}, {}, { value: { en: 'Long', ar: 'طويل' } }] }],
    });
  });
});
