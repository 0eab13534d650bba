import { createContext, tableOf } from './testing.ts';
import { isWooCommerceTable, readWooCommerceTable } from './woocommerce.ts';

const parent = {
  ID: '10',
  Type: 'variable',
  SKU: 'hoodie',
  Name: 'Hoodie',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Short description': 'Warm.',
  Description: 'Long text.',
  'In stock?': '1',
  Stock: '',
  'Regular price': '',
  'Sale price': '',
  Categories: 'Women, Women > Hoodies, Sale, Tops\\, Knits',
  Tags: 'soft',
  Images: 'https://shop.example/a.jpg, https://shop.example/b,c.jpg',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Black, Blue\\, Navy',
  'Attribute 2 name': 'Logo',
  'Attribute 2 value(s)': 'Yes, No',
  'Attribute 3 name': 'Fabric',
  'Attribute 3 value(s)': 'Cotton',
};
const variation = (id: string, cells: Record<string, string>) => ({
  ID: id,
  Type: 'variation',
  Name: 'Hoodie',
  Parent: 'id:10',
  Published: '1',
  'In stock?': '1',
  'Regular price': '450',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Black',
  'Attribute 2 name': 'Logo',
  'Attribute 2 value(s)': 'Yes',
  ...cells,
});

async function read(rows: Record<string, string>[]) {
  const context = createContext();
  const file = readWooCommerceTable(await tableOf(rows), context);
  return { ...file, lines: context.report.lines.join('\n') };
}

describe('an export from WooCommerce', () => {
  test('is recognised by its header', async () => {
    expect(isWooCommerceTable(await tableOf([parent]))).toBe(true);
  });

  test('is a product with its variations, found by ID or SKU', async () => {
    const { products } = await read([
      variation('11', { Stock: '4', 'Sale price': '399.5', 'Date sale price ends': '2026-12-31' }),
      parent,
      variation('12', {
        Parent: 'hoodie',
        'Attribute 1 value(s)': 'Blue\\, Navy',
        Images: 'https://shop.example/blue.jpg',
      }),
    ]);
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      key: 'woocommerce:10',
      description: { en: 'Warm.\n\nLong text.' },
      categoryPath: [{ en: 'Women' }, { en: 'Hoodies' }],
      collections: [{ en: 'Sale' }, { en: 'Tops, Knits' }],
      attributes: [{ name: { en: 'Fabric' }, value: { en: 'Cotton' } }],
      pictures: ['https://shop.example/a.jpg', 'https://shop.example/b,c.jpg'],
    });
    expect(products[0]?.variants).toMatchObject([
      {
        priceThousandths: 450_000,
        sale: { priceThousandths: 399_500, startAt: null, endAt: new Date('2026-12-31T23:59:59Z') },
        stock: 4,
        options: [{ value: { en: 'Black' } }, { value: { en: 'Yes' } }],
      },
      {
        options: [{ value: { en: 'Blue, Navy' } }, {}],
        pictures: ['https://shop.example/blue.jpg'],
        stock: 'uncounted',
      },
    ]);
  });

  test('has variations for any value, which share their stock', async () => {
    const { products, lines } = await read([
      parent,
      variation('11', { 'Attribute 2 value(s)': '', Stock: '3' }),
    ]);
    expect(products[0]?.variants.map(({ options, stock }) => [options[1]?.value.en, stock])).toEqual([
      ['Yes', 2],
      ['No', 1],
    ]);
    expect(lines).toContain('row 3: a variation for any value shares its stock');
  });

  test('has the color of a simple product as its option', async () => {
    const cells = { Type: 'simple', 'Regular price': '18', 'Attribute 1 value(s)': 'Gray' };
    const { products } = await read([{ ...parent, ...cells }]);
    expect(products[0]?.variants[0]?.options).toMatchObject([
      { name: { en: 'Color' }, value: { en: 'Gray' } },
    ]);
    expect(products[0]?.attributes.map(({ name }) => name.en)).toEqual(['Logo', 'Fabric']);
  });

  test.each([
    [{ 'In stock?': '0', Stock: '5' }, 0],
    [{ Stock: '0', 'Backorders allowed?': 'notify' }, 'uncounted'],
    [{ Stock: '' }, 'uncounted'],
  ])('has stock that may not be counted: %j', async (cells, stock) => {
    const { products } = await read([{ ...parent, Type: 'simple', 'Regular price': '1', ...cells }]);
    expect(products[0]?.variants[0]?.stock).toBe(stock);
  });

  test('leaves out other types, hidden products and variations without a product', async () => {
    const { products, unpublishedKeys, lines } = await read([
      { ...parent, Type: 'external' },
      { ...parent, ID: '20', SKU: 'draft', Published: '-1' },
      { ...parent, ID: '21', SKU: 'hidden', 'Visibility in catalog': 'hidden' },
      variation('31', { Parent: 'id:99' }),
      { ...parent, ID: '40', SKU: 'album', Type: 'simple, downloadable, virtual' },
    ]);
    expect(products).toEqual([]);
    expect(unpublishedKeys).toEqual(['woocommerce:20', 'woocommerce:21']);
    expect(lines.split('\n')).toEqual([
      'Left out: 5',
      '  row 2 (Hoodie): products of the type external are not sold here',
      '  row 3 (Hoodie): it is not published',
      '  row 4 (Hoodie): it is not published',
      '  row 5 (Hoodie): the file has no product id:99',
      '  row 6 (Hoodie): products of the type downloadable are not sold here',
    ]);
  });
});
