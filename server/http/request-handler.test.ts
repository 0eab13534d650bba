import inject, { type InjectOptions } from 'light-my-request';
import { splitCacheBudget } from '../../lib/cache/cache-budget.ts';
import { renderContext } from '../../lib/cache/render-context.ts';
import { productOptionsType } from '../../lib/product/requested-options.ts';
import { parseSettings } from '../../lib/settings/settings.ts';
import { html, tenants } from '../pages/testing.ts';
import { createRequestHandler } from './request-handler.ts';

/** Requests a document. The stub of Next names its internal path in headers. */
async function requestDocument() {
  const handler = await createRequestHandler({
    next: (_req, res) => {
      res.setHeader('x-middleware-rewrite', '/rida/en/robots.txt');
      res.setHeader('x-nextjs-rewrite', '/rida/en/robots.txt');
      res.setHeader('content-type', 'text/plain').end('User-agent: *');
    },
    settings: parseSettings({}),
    tenants,
    port: 3000,
    cacheBudget: splitCacheBudget(1),
  });
  return inject((req, res) => handler.handle(req, res), {
    url: '/robots.txt',
    headers: { host: 'localhost' },
  });
}

/** Rejects a request. Pages of the stub of Next contain their URL. */
async function rejectRequest(url: string, headers: Record<string, string> = {}) {
  const handler = await createRequestHandler({
    next: (req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8').end(html(req.url ?? ''));
    },
    settings: parseSettings({}),
    tenants,
    port: 3000,
    cacheBudget: splitCacheBudget(1),
  });
  return inject((req, res) => handler.reject(req, res, 42), {
    url,
    headers: { host: 'localhost', ...headers },
  });
}

/** Starts a handler over a stub of Next with cacheable pages; records the URLs that the stub receives. */
async function startHandler() {
  const nextUrls: string[] = [];
  const handler = await createRequestHandler({
    next: ({ url = '', headers }, res) => {
      nextUrls.push(url);
      const context = renderContext.getStore();
      if (context) context.tags = ['page'];
      res.setHeader('cache-control', 's-maxage=300');
      if (headers.accept === productOptionsType)
        res.end(JSON.stringify({ color: ['black'], size: [], reviewPages: 1 }));
      else if (url.startsWith('/icons/')) res.setHeader('content-type', 'image/svg+xml').end('<svg/>');
      else res.setHeader('content-type', 'text/html; charset=utf-8').end(html(url));
    },
    settings: parseSettings({}),
    tenants,
    port: 3000,
    cacheBudget: splitCacheBudget(8),
  });
  const request = (url: string, { headers, ...options }: InjectOptions = {}) =>
    inject((req, res) => handler.handle(req, res), {
      url,
      ...options,
      headers: { host: 'localhost', ...headers },
    });
  const requestFast = (url: string) =>
    inject(
      (req, res) => {
        if (!handler.tryServeFromCache(req, res)) res.end('miss');
      },
      { url, headers: { host: 'localhost' } },
    );
  return { request, requestFast, nextUrls };
}

describe('createRequestHandler', () => {
  test('serves a repeated request from the cache with its security headers', async () => {
    const { request, requestFast } = await startHandler();
    expect((await requestFast('/shop')).payload).toBe('miss');
    for (let time = 0; time < 2; time += 1) await request('/shop');
    const { headers, payload } = await requestFast('/shop');
    expect(payload).toContain('<p>/shop</p>');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (let time = 0; time < 2; time += 1) await request('/campaigns');
    expect((await requestFast('/campaigns')).payload).toBe('miss');
  });

  test('ignores options that a product does not have', async () => {
    const { request, nextUrls } = await startHandler();
    const product = '/shop/shop-details/abaya';
    for (const color of ['invented', 'black', 'black'])
      expect((await request(`${product}?color=${color}`)).statusCode).toBe(200);
    expect(nextUrls).toEqual([product, product, `${product}?color=black`]);
  });

  test('names the allowed methods only when it rejects another one', async () => {
    const { request } = await startHandler();
    const post = await request('/shop', { method: 'POST' });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    const malformed = await request('/feeds/%25');
    expect([malformed.statusCode, malformed.headers.allow]).toEqual([404, undefined]);
  });

  test('varies only the Markdown of a page by Accept', async () => {
    const { request } = await startHandler();
    const markdown = await request('/shop/shop-details/abaya', { headers: { accept: 'text/markdown' } });
    expect(markdown.headers.vary).toBe('Accept');
    expect((await request('/robots.txt')).headers.vary).toBeUndefined();
  });

  test('rejects a range past the end of a file', async () => {
    const { request } = await startHandler();
    const { statusCode, headers } = await request('/icons/icon.svg', { headers: { range: 'bytes=50-' } });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */6']);
    expect((await request('/icons/icon.svg')).payload).toBe('<svg/>');
  });

  test('serves the script file of a page, rebuilt when missing', async () => {
    const { request } = await startHandler();
    const { payload } = await request('/shop');
    const [, scriptUrl = ''] = /data-scripts="(\S+)/.exec(payload) ?? [];
    const file = await request(scriptUrl);
    expect(file.headers['cache-control']).toContain('immutable');
    const product = encodeURIComponent('/shop/shop-details/abaya?color=invented');
    for (const pageUrl of ['/shop', product]) {
      const rebuilt = await request(`/scripts/page-missing.js?of=${pageUrl}`);
      expect([rebuilt.statusCode, rebuilt.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(rebuilt.payload).toBe(file.payload);
    }
  });

  test.each(['', '?of=shop', '?of=http://localhost/shop', '?of=/robots.txt', '?of=/campaigns'])(
    'responds 404 to a missing script file with the query %p',
    async (query) => {
      const { request } = await startHandler();
      const { statusCode, headers } = await request(`/scripts/page-missing.js${query}`);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('hides the internal path of a document', async () => {
    const { headers, payload } = await requestDocument();
    expect(payload).toBe('User-agent: *');
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
    expect(JSON.stringify(headers)).not.toContain('/rida/en');
  });

  test.each([
    ['/shop?searchText=abaya', '/error'],
    ['/ar/shop?searchText=x', '/ar/error'],
    ['/ar/preview', '/ar/error'],
  ])('rejects the page %s with the error page %s', async (url, errorPage) => {
    const { statusCode, headers, payload } = await rejectRequest(url);
    expect([statusCode, headers['retry-after'], headers['x-content-type-options']]).toEqual([
      429,
      '42',
      'nosniff',
    ]);
    expect(headers['cache-control']).toContain('no-store');
    expect(payload).toContain(`<p>${errorPage}</p>`);
  });

  test.each<[string, Record<string, string>]>([
    ['/api/products?slug=a', {}],
    ['/shop?searchText=abaya&_rsc=a', { rsc: '1' }],
  ])('rejects the script request %s with JSON', async (url, headers) => {
    const response = await rejectRequest(url, headers);
    expect([response.statusCode, response.headers['retry-after'], response.json().Message]).toEqual([
      429,
      '42',
      'Too many requests, please try again later',
    ]);
  });
});
