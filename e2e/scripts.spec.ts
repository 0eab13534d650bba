import { compileHint } from '../server/compile-hints.ts';
import { inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { ask } from './support/http.ts';
import { pages } from './support/routes.ts';
import { port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';
import { scriptsOf } from './support/weight.ts';

const product = pathOf(productThat('exists', () => true));
/** Tags of scripts that a browser of today runs. */
const running = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/json"|nomodule/i.test(tag));

for (const language of languages) {
  test(`every page has one script, and none is written into it, in ${language}`, async () => {
    for (const path of [...pages, '/404', '/error', '/preview', '/shop?color=Black']) {
      const { body } = await ask(port, inLanguage(language, path));
      expect.soft(running(body), path).toEqual([expect.stringMatching(/ src="\/scripts\/start-/)]);
      const ahead = elements(body, 'link').filter(({ as }) => as === 'script');
      expect.soft(ahead, path).toEqual([]);
    }
  });
}

test('React and Next, most of what a page starts with, are compiled while they come', async () => {
  const files = scriptsOf((await ask(port, product)).body);
  const codes = await Promise.all(files.map(async (file) => (await ask(port, file)).body));
  const size = (some: string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const hinted = codes.filter((code) => code.startsWith(compileHint));
  expect(size(hinted) / size(codes)).toBeGreaterThan(0.7);
});

test('before its picture is painted a page asks for its style, fonts, picture and one small script, for no other', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await page.goto(product, { waitUntil: 'load' });
  await hydrated(page);
  const scripts = asked.filter((one) => one.startsWith('script'));
  expect(scripts[0]).toMatch(/^script \/scripts\/start-/);
  expect(scripts[1]).toMatch(/^script \/scripts\/page-/);
  const pictures = asked.findIndex((one) => one.startsWith('image'));
  expect(pictures).toBeGreaterThan(0);
  expect(asked.findIndex((one) => one.startsWith('script /scripts/page-'))).toBeGreaterThan(pictures);
});

test('a touch starts the scripts of a page whose pictures do not come', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/image**', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Add To Cart' }).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/_next/static/') && path.endsWith('.js'))).toEqual([]);
  // Nobody can touch what is not painted, but a test can: until the small script is there nothing is felt.
  await expect(async () => {
    await page.mouse.click(1, 1);
    expect(asked.some((path) => path.startsWith('/scripts/page-'))).toBe(true);
  }).toPass();
  await hydrated(page);
  release();
});

test("a page's script that is no longer kept is that of the page as it is now, and kept by nobody", async () => {
  const { body } = await ask(port, product);
  const [, list = ''] = /data-scripts="([^"]*)"/.exec(body) ?? [];
  const address = list.split(' ')[0]?.replaceAll('&amp;', '&') ?? '';
  const kept = await ask(port, address);
  expect([kept.status, kept.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const gone = await ask(port, address.replace(/page-[\w-]+/, 'page-of-another-instance'));
  expect([gone.status, gone.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(gone.body).toContain('__next_f');
});

test('there is no script of what is no page, and none of a page of one visitor', async () => {
  for (const of of [
    '/nothing-here',
    '/api/health',
    'https://elsewhere.example/',
    '/campaigns',
    '//elsewhere.example',
  ]) {
    const { status, headers } = await ask(port, `/scripts/page-x.js?of=${encodeURIComponent(of)}`);
    expect([of, status, headers['cache-control']]).toEqual([of, 404, 'no-store']);
  }
  expect((await ask(port, '/scripts/page-x.js')).status).toBe(404);
});

test('pages are read and nothing else, and say so', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask(port, '/shop', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});
