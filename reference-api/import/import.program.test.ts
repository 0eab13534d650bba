import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startApi, startProgram } from '../testing/api.ts';
import { findOffers, newOrder, placeOrder, stockOf } from '../testing/api-client.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { seededPostgresDatabase } from '../testing/seeded-database.ts';

const header =
  'Handle,Title,title_ar,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';
const abaya = [
  'abaya,Day Abaya,عباية,<p>Airy</p><script>x</script>,Noor,Abayas,linen,Color,Black,Length,Long,A-1,shopify,5,900,1200,black.png',
  'abaya,,,,,,,,Black,,Short,A-1,shopify,5,800,,',
  'abaya,,,,,,,,Sand,,Long,A-3,shopify,0,900,,',
];
const skirt = 'skirt,Bell Skirt,,,Noor,Skirts,,Title,Default Title,,,S-1,,,500,,';
const png = Buffer.from('\x89PNG\r\n\x1a\npicture', 'latin1');

let settings: Awaited<ReturnType<typeof seededPostgresDatabase>>;
let client: pg.Client;

async function importRows(rows: string[], ...options: string[]) {
  const file = path.join(settings.DATA_DIR, 'products.csv');
  await writeFile(file, [header, ...rows].join('\r\n'));
  return startProgram(settings, 'import', [file, '--media', settings.DATA_DIR, ...options]).ended;
}

const rowsOf = async (query: string) =>
  (await client.query({ text: query, rowMode: 'array' })).rows.map((row) => row.join(' '));
const storedVariants = () => rowsOf('SELECT id, sku, quantity FROM variant ORDER BY product_id, position');
const changes = () => rowsOf("SELECT DISTINCT event || ' ' || coalesce(slug, '') FROM change ORDER BY 1");
const pictures = () => readdir(path.join(settings.DATA_DIR, 'media', 'imported')).catch(() => []);

describeWithPostgres('importing products', () => {
  beforeAll(async () => {
    settings = await seededPostgresDatabase();
    await writeFile(path.join(settings.DATA_DIR, 'black.png'), png);
    client = new pg.Client(settings.DATABASE_URL);
    await client.connect();
  });
  afterAll(() => client.end());

  test('a dry run writes nothing', async () => {
    const before = await storedVariants();
    const { code, stdout } = await importRows([...abaya, skirt], '--dry-run');
    expect(stdout).toMatch(
      /^Dry run: nothing was written.*\n {2}2 products with 4 variants, prices in EGP: 2 new/,
    );
    expect({ code, variants: await storedVariants(), pictures: await pictures() }).toEqual({
      code: 0,
      variants: before,
      pictures: [],
    });
  });

  test('a failure leaves the shop and its pictures as they were', async () => {
    await client.query("ALTER TABLE variant ADD CONSTRAINT no_skirt CHECK (sku <> 'S-1')");
    const before = await storedVariants();
    const { code } = await importRows([...abaya, skirt]);
    await client.query('ALTER TABLE variant DROP CONSTRAINT no_skirt');
    expect({ code, variants: await storedVariants(), pictures: await pictures() }).toEqual({
      code: 1,
      variants: before,
      pictures: [],
    });
  });

  test('fills the shop, and the demo leaves it', async () => {
    await client.query('DELETE FROM change');
    const { code, stdout, stderr } = await importRows([...abaya, skirt, 'free,Free,,,,,,,,,,,,,,,']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/products of the demo left the shop/);
    expect(stdout).toContain('row 6 (free): it has no price');
    expect(stdout).toContain('row 3: the SKU A-1 is taken: it is A-1-2 in the shop');
    expect(await changes()).toEqual(
      expect.arrayContaining([
        'category.updated abayas',
        'home.updated ',
        'product.updated abaya',
        'product.updated skirt',
      ]),
    );
    expect(await rowsOf('SELECT count(*) FROM product')).toEqual(['2']);
    expect(await rowsOf('SELECT slug, product_count FROM category ORDER BY slug')).toEqual([
      'abayas 1',
      'skirts 1',
    ]);
    expect(await pictures()).toHaveLength(1);
  });

  test('its products can be found and ordered', async () => {
    const api = await startApi(settings);
    const { items } = await api.filter({ searchText: 'عباية' }, 'ar');
    expect(items).toMatchObject([
      {
        slug: 'abaya',
        title: 'عباية',
        description: '<p>Airy</p>',
        brand: 'Noor',
        price: 1200,
        discount: 25,
        variants: [
          {
            salePrice: 900,
            attributes: [{ value: 'أسود' }, { name: 'ColorCode' }, { name: 'الطول', value: 'Long' }],
          },
          { salePrice: null, quantity: 5 },
          { quantity: 0 },
        ],
      },
    ]);
    const picture = await fetch(`${api.baseUrl}/uploads/${items[0]?.featuredImage?.filePath}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const offer = (await findOffers(api, 5)).find(({ slug }) => slug === 'abaya');
    if (!offer) throw new Error('The abaya is not in stock');
    const { status } = await placeOrder(api, newOrder([{ offer, quantity: 2, price: offer.price }]));
    expect({ status, stock: await stockOf(api, offer) }).toEqual({ status: 200, stock: 3 });
    await api.stop();
  });

  test('a second import updates what changed, and retains ids and sold stock', async () => {
    const before = await storedVariants();
    await client.query('DELETE FROM change');
    const [first = '', second = '', third = ''] = abaya;
    const { stdout } = await importRows([
      first.replace(',5,900,', ',9,950,'),
      second,
      third.replace('A-3', 'A-4'),
    ]);
    expect(stdout).toContain('0 new, 1 changed, 0 unchanged');
    expect(stdout).toContain(
      'Day Abaya: price of 1 variant, stock of 1 variant, SKU or barcode of 1 variant',
    );
    expect(stdout).toContain(
      'Not in this file, and still in the shop (--remove-missing removes them): 1\n  Bell Skirt',
    );
    const [firstId, secondId, thirdId, skirtId] = before.map((row) => row.split(' ')[0]);
    expect(await storedVariants()).toEqual([
      `${firstId} A-1 9`,
      `${secondId} A-1-2 3`,
      `${thirdId} A-4 0`,
      `${skirtId} S-1 1000`,
    ]);
    expect(await changes()).toEqual(['home.updated ', 'product.updated abaya']);
  });

  test('an equal file changes nothing', async () => {
    await importRows([...abaya, skirt]);
    const { stdout } = await importRows([...abaya, skirt]);
    expect(stdout).toContain('0 new, 0 changed, 2 unchanged');
  });

  test('unpublished and removed products leave the shop', async () => {
    const { stdout } = await importRows([...abaya], '--remove-missing');
    expect(stdout).toContain('Removed: 1\n  Bell Skirt');
    expect(await rowsOf('SELECT slug FROM category')).toEqual(['abayas']);
  });
});

test.each([
  [[], /^usage: npm run import/],
  [['missing.csv'], /^missing\.csv cannot be read: ENOENT/],
  [['package.json', '--currency', 'XX'], /^--currency must be a currency code/],
  [['package.json', '--image-host', 'https://a.example'], /^--image-host must be a host name/],
  [['package.json', '--media', 'nowhere'], /^--media: there is no folder nowhere/],
])('a wrong command line ends with a reason: %j', async (programArguments, message) => {
  const { code, stderr } = await startProgram({}, 'import', programArguments).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
});
