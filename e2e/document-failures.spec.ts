import { request } from 'node:http';
import {
  feedErrors,
  googleRules,
  metaRules,
  parseCsv,
  parseGoogleFeed,
} from '../lib/site/documents/testing.ts';
import { hostileProduct } from './support/malformed-catalogue.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const documentPaths = [
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/sitemaps/products-1.xml',
  '/feeds/google.xml',
  '/ar/feeds/google.xml',
  '/feeds/meta.csv',
  '/llms.txt',
];
const markdown = { accept: 'text/markdown' };

test.describe('documents', () => {
  test('respond 503 when the upstream fails', async ({ upstream, storefront }) => {
    upstream.setBehaviour('/', 'status 500');
    for (const path of documentPaths) {
      const { status, headers, body } = await storefront.get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('<');
    }
  });

  test('need no upstream for robots, manifest and icons', async ({ upstream, storefront }) => {
    upstream.setBehaviour('/', 'a reset');
    for (const path of ['/robots.txt', '/manifest.webmanifest', '/app-icons/192.png'])
      expect((await storefront.get(path)).status).toBe(200);
    const { status, headers } = await storefront.get(`/shop/shop-details/${newSlug()}`, {
      headers: markdown,
    });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
  });

  test('respond 503 while products cannot be read', async ({ upstream, storefront }) => {
    // `lib/platform/upstream/upstream-read.slow.test.ts` shows that all other failures are the same to a document.
    for (const failure of ['a reset in the middle of the body', 'null response'] as const) {
      upstream.setBehaviour('/Products/Filter', failure);
      for (const path of ['/feeds/meta.csv', '/sitemaps/products-1.xml'])
        expect([failure, path, (await storefront.get(path)).status]).toEqual([failure, path, 503]);
    }
    upstream.reset();
    await storefront.probeUpstream();
    expect((await storefront.get('/feeds/meta.csv')).status).toBe(200);
  });

  test('are aborted when the upstream fails midway', async ({ upstream, storefront }) => {
    upstream.setProductCount(100_000);
    const outcome = await new Promise<string>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip' };
      const outgoing = request(
        { host: 'localhost', port: storefront.port, path: '/feeds/google.xml', headers },
        (response) => {
          expect(response.statusCode).toBe(200);
          response.once('data', () => upstream.setBehaviour('/Products/Filter', 'status 500'));
          response.on('data', () => {});
          response.on('error', () => resolve('aborted'));
          response.on('end', () => resolve('ended'));
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
    expect(outcome).toBe('aborted');
  });

  test('stop calling the upstream when the reader disconnects', async ({ upstream, storefront }) => {
    upstream.setProductCount(100_000);
    await new Promise<void>((resolve) => {
      const outgoing = request(
        { host: 'localhost', port: storefront.port, path: '/feeds/google.xml' },
        (response) => {
          response.once('data', () => {
            outgoing.destroy();
            resolve();
          });
          response.on('error', () => {});
        },
      );
      outgoing.on('error', () => {});
      outgoing.end();
    });
    let previousCount = -1;
    const countNewCalls = () => {
      const newCount = upstream.calls.length - previousCount;
      previousCount = upstream.calls.length;
      return newCount;
    };
    await expect.poll(countNewCalls, { intervals: [300] }).toBe(0);
    expect(upstream.calls.length).toBeLessThan(500);
  });

  test('list the products of a sitemap shard without reading others', async ({ upstream, storefront }) => {
    upstream.setProductCount(10_145);
    const index = (await storefront.get('/sitemap.xml')).body;
    const shards = [...index.matchAll(/\/sitemaps\/(products-\d+\.xml)/g)].map(([, name]) => name);
    expect(shards).toEqual(['products-1.xml', 'products-2.xml', 'products-3.xml']);
    upstream.calls.length = 0;
    const { body } = await storefront.get('/sitemaps/products-3.xml');
    expect(body.match(/<url>/g)).toHaveLength(145 * 2);
    expect(body).toContain('/shop/shop-details/generated-10001<');
    expect(body).toContain('/ar/shop/shop-details/generated-10145<');
    const pageNumbers = upstream.calls
      .filter(({ path }) => path === '/Products/Filter')
      .map(({ body }) => JSON.parse(body).pageNumber);
    // Pages have 100 products: page 101 begins with product 10001.
    expect(Math.min(...pageNumbers)).toBe(101);
    expect(body).not.toContain('lastmod');
  });

  test('comply with feed rules despite malformed products', async ({ storefront }) => {
    const google = parseGoogleFeed((await storefront.get('/feeds/google.xml')).body);
    const meta = parseCsv((await storefront.get('/feeds/meta.csv')).body);
    expect(google.length).toBeGreaterThan(0);
    expect(google.flatMap((item) => feedErrors(item, googleRules))).toEqual([]);
    expect(meta.flatMap((item) => feedErrors(item, metaRules))).toEqual([]);
  });

  test('serve more concurrent readers than are built at once', async ({ upstream, storefront }) => {
    upstream.setProductCount(30);
    upstream.setBehaviour('/Products/Filter', { delayMs: 50 });
    const longPaths = documentPaths.filter((path) => /products|feeds/.test(path));
    // Documents are built one after the other.
    const paths = [...longPaths, ...longPaths];
    expect(paths).toHaveLength(8);
    const responses = await Promise.all(paths.map((path) => storefront.get(path)));
    expect(responses.map(({ status }, index) => [paths[index], status])).toEqual(
      paths.map((path) => [path, 200]),
    );
    for (const [index, path] of paths.entries()) {
      expect(responses[index]?.body, path).toBe(responses[paths.indexOf(path)]?.body);
      expect(responses[index]?.body, path).toContain('generated-30');
    }
  });

  test('escape hostile product text in Markdown', async ({ storefront }) => {
    const { body } = await storefront.get(`/shop/shop-details/${hostileProduct.slug}`, { headers: markdown });
    expect(body).toContain('Plain silk');
    const unescaped = body.replace(/\\./g, '');
    expect(unescaped).not.toMatch(/<(?!http:\/\/localhost)/);
    expect(body.match(/^# /gm)).toHaveLength(1);
    expect([...unescaped.matchAll(/\]\((.*?)\)/g)].map(([, href]) => href)).toEqual([
      expect.stringContaining('<http://localhost'),
    ]);
  });
});
