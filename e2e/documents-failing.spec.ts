import { request } from 'node:http';
import { faultsOf, googleRules, metaRules, readCsv, readGoogleItems } from '../lib/documents/testing.ts';
import { failures } from './support/behaviour.ts';
import { hostile } from './support/odd-catalogue.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const everyDocument = [
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/sitemaps/products-1.xml',
  '/feeds/google.xml',
  '/ar/feeds/google.xml',
  '/feeds/meta.csv',
  '/llms.txt',
];
const markdown = { accept: 'text/markdown' };

for (const failure of [
  'status 500',
  'a reset in the middle of the body',
  'a hang',
  'JSON that is none',
  'an HTML page',
  'missing by null',
] as const) {
  test(`while the upstream answers with ${failure}, no document is half or empty`, async ({
    upstream,
    storefront,
  }) => {
    // That there is no such list at all is no failure of a category.
    upstream.when(failure === 'missing by null' ? '/Products/Filter' : '/', failure);
    const asked =
      failure === 'missing by null'
        ? everyDocument.filter((path) => /products|feeds|sitemap\.xml/.test(path))
        : everyDocument;
    for (const path of asked) {
      const { status, headers, body } = await storefront.get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('<');
    }
  });
}

test('twelve who read feeds and sitemaps at the same time are all answered', async ({
  upstream,
  storefront,
}) => {
  upstream.sell(200);
  upstream.when('/Products/Filter', { slowMs: 150 });
  const long = everyDocument.filter((path) => /products|feeds/.test(path));
  const paths = [...long, ...long, ...long];
  expect(paths).toHaveLength(12);
  const answers = await Promise.all(paths.map((path) => storefront.get(path)));
  expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(
    paths.map((path) => [path, 200]),
  );
  for (const [index, path] of paths.entries()) {
    expect(answers[index]?.body, path).toBe(answers[paths.indexOf(path)]?.body);
    expect(answers[index]?.body, path).toContain('made-200');
  }
});

test('what needs no upstream is there without it, and a page of Markdown says that it is not', async ({
  upstream,
  storefront,
}) => {
  upstream.when('/', 'a reset');
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/app-icons/192.png'])
    expect((await storefront.get(path)).status).toBe(200);
  const { status, headers } = await storefront.get(`/shop/shop-details/${newSlug()}`, { headers: markdown });
  expect(status).toBe(503);
  expect(headers['retry-after']).toBeDefined();
});

test('every failure there is gives a 503 for a feed', async ({ upstream, storefront }) => {
  for (const failure of Object.keys(failures) as (keyof typeof failures)[]) {
    upstream.when('/Products/Filter', failure);
    expect([failure, (await storefront.get('/feeds/meta.csv')).status]).toEqual([failure, 503]);
  }
  upstream.reset();
  await storefront.noticeUpstream();
  expect((await storefront.get('/feeds/meta.csv')).status).toBe(200);
});

for (const encoding of ['identity', 'gzip']) {
  for (const path of ['/feeds/google.xml', '/feeds/meta.csv', '/sitemaps/products-1.xml']) {
    test(`${path} (${encoding}) is broken off when the upstream fails in its middle`, async ({
      upstream,
      storefront,
    }) => {
      upstream.sell(100_000);
      const end = await new Promise<string>((resolve, reject) => {
        const outgoing = request(
          { host: 'localhost', port: storefront.port, path, headers: { 'accept-encoding': encoding } },
          (answer) => {
            expect(answer.statusCode).toBe(200);
            answer.once('data', () => {
              answer.pause();
              upstream.when('/Products/Filter', 'status 500');
              setTimeout(() => answer.resume(), 300);
              answer.resume();
            });
            answer.on('error', () => resolve('broken off'));
            answer.on('end', () => resolve('ended'));
          },
        );
        outgoing.on('error', reject);
        outgoing.end();
      });
      expect(end).toBe('broken off');
    });
  }
}

test('a reader who goes away lets the upstream rest', async ({ upstream, storefront }) => {
  upstream.sell(100_000);
  await new Promise<void>((resolve) => {
    const outgoing = request(
      { host: 'localhost', port: storefront.port, path: '/feeds/google.xml' },
      (answer) => {
        answer.once('data', () => {
          outgoing.destroy();
          resolve();
        });
        answer.on('error', () => {});
      },
    );
    outgoing.on('error', () => {});
    outgoing.end();
  });
  await expect
    .poll(async () => {
      const before = upstream.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return upstream.calls.length - before;
    })
    .toBe(0);
  expect(upstream.calls.length).toBeLessThan(500);
});

test('shards are read by themselves, and name each product once', async ({ upstream, storefront }) => {
  upstream.sell(12_345);
  const index = (await storefront.get('/sitemap.xml')).body;
  const shards = [...index.matchAll(/\/sitemaps\/(products-\d+\.xml)/g)].map(([, name]) => name);
  expect(shards).toEqual(['products-1.xml', 'products-2.xml', 'products-3.xml']);
  upstream.calls.length = 0;
  const { body } = await storefront.get('/sitemaps/products-3.xml');
  expect(body.match(/<url>/g)).toHaveLength(2345 * 2);
  expect(body).toContain('/shop/shop-details/made-10001<');
  expect(body).toContain('/ar/shop/shop-details/made-12345<');
  const pages = upstream.calls
    .filter(({ path }) => path === '/Products/Filter')
    .map(({ body }) => JSON.parse(body).pageNumber);
  expect(Math.min(...pages)).toBe(101);
  expect(body).not.toContain('lastmod');
});

test('odd and hostile products keep the rules of the feeds or are left out', async ({ storefront }) => {
  const google = readGoogleItems((await storefront.get('/feeds/google.xml')).body);
  const meta = readCsv((await storefront.get('/feeds/meta.csv')).body);
  expect(google.length).toBeGreaterThan(0);
  expect(google.flatMap((item) => faultsOf(item, googleRules))).toEqual([]);
  expect(meta.flatMap((item) => faultsOf(item, metaRules))).toEqual([]);
});

test('a hostile product stays text in its Markdown', async ({ storefront }) => {
  const { body } = await storefront.get(`/shop/shop-details/${hostile.slug}`, { headers: markdown });
  expect(body).toContain('Plain silk');
  expect(body.replace(/\\./g, '')).not.toMatch(/<(?!http:\/\/localhost)/);
  expect(body.match(/^# /gm)).toHaveLength(1);
  expect([...body.replace(/\\./g, '').matchAll(/\]\((.*?)\)/g)].map(([, address]) => address)).toEqual([
    expect.stringContaining('<http://localhost'),
  ]);
});
