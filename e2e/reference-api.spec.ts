import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, isSoldOut, type Language, languages, pathOf, productThat } from './support/catalogue.ts';
import { visibleText } from './support/html.ts';
import { expect, test } from './support/plain-test.ts';
import { commandApi, seedFolder } from './support/reference-api.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';

const product = productThat(
  'is a best seller without a sale',
  (one) => one.tags.includes('best-sellers') && !one.sale && !isSoldOut(one),
);
const folder = mkdtempSync(join(tmpdir(), 'rida-freshness-'));
let storefront: Storefront;

const upstream = (...command: string[]) => commandApi(folder, ...command);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await seedFolder(folder);
  storefront = await startStorefront({ API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: folder });
});

test.afterAll(async () => {
  await storefront?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that shows the price of the product, and how it writes it. */
const showing: [path: string, accept: string, writes: (pounds: number) => string][] = [
  ...[
    pathOf(product),
    `${pathOf(product)}?size=${encodeURIComponent(product.sizes[0] ?? '')}`,
    '/',
    '/shop/shop-feature/best-sellers',
    `/shop/shop-category/${product.category}`,
    `/shop?searchText=${encodeURIComponent(product.title.en)}`,
  ].map((path): [string, string, (pounds: number) => string] => [path, 'text/html', inWords]),
  [pathOf(product), 'text/markdown', inWords],
  [`/shop/shop-category/${product.category}`, 'text/markdown', inWords],
  ['/feeds/google.xml', '*/*', (pounds) => `<g:price>${pounds}.00 EGP</g:price>`],
  ['/feeds/meta.csv', '*/*', (pounds) => `,${pounds}.00 EGP,`],
];

/** Meta's feed of words in another language names no prices. */
const showingIn = (language: Language) =>
  showing.filter(([path]) => language === 'en' || path !== '/feeds/meta.csv');

function inWords(pounds: number): string {
  return `${pounds.toLocaleString('en-GB')}.00`;
}

async function shown(path: string, accept: string): Promise<string> {
  const { status, body, headers } = await storefront.get(path, { headers: { accept } });
  expect([path, status]).toEqual([path, 200]);
  return headers['content-type']?.includes('html') ? visibleText(body) : body;
}

test('after a new price in the API every page, list and feed shows it, in both languages', async () => {
  test.slow();
  const [before, after] = [product.price, 7391];
  for (const language of languages) {
    for (const [path, accept, writes] of showingIn(language)) {
      expect.soft(await shown(inLanguage(language, path), accept), path).toContain(writes(before));
    }
  }
  await upstream('set-price', product.slug, String(after));
  await expect.poll(() => shown(pathOf(product), 'text/html')).toContain(inWords(after));
  for (const language of languages) {
    for (const [path, accept, writes] of showingIn(language)) {
      expect.soft(await shown(inLanguage(language, path), accept), path).toContain(writes(after));
    }
  }
});

test('the sitemap says when it was', async () => {
  const lastmod = async () => {
    const { body } = await storefront.get('/sitemaps/products-1.xml');
    const entry = body.slice(body.indexOf(`${pathOf(product)}</loc>`));
    return Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '');
  };
  const before = await lastmod();
  await upstream('set-price', product.slug, '7392');
  await expect.poll(lastmod).toBeGreaterThan(before);
});

test('what is sold out in the API is sold out in the shop, and comes back', async () => {
  const { slug } = product;
  await upstream('set-stock', slug, '0');
  await expect.poll(() => shown(pathOf(product), 'text/html')).toContain('Out of stock');
  expect(await shown(pathOf(product), 'text/markdown')).toContain('out of stock');
  await upstream('set-stock', slug, '5');
  await expect.poll(() => shown(pathOf(product), 'text/html')).not.toContain('Out of stock');
});

test('one that dies is started again, and the shop goes on', async () => {
  test.slow();
  const owners = () => readdirSync(join(folder, 'owners')).map((name) => Number(name.split('-')[0]));
  const [pid = 0] = owners();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => owners().includes(pid)).toBe(false);
  // A page that nobody has asked for yet.
  const other = productThat('is another one', ({ slug }) => slug !== product.slug);
  const status = async () => (await storefront.get(pathOf(other))).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});
