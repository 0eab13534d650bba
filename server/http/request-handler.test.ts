import type { IncomingMessage, RequestListener } from 'node:http';
import inject, { type InjectOptions } from 'light-my-request';
import { pino } from 'pino';
import { validParametersType } from '../../lib/catalogue/product/requested-options.ts';
import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import { renderContext } from '../../lib/platform/cache/render-context.ts';
import { parseSettings } from '../../lib/platform/settings/settings.ts';
import { noStore } from '../pages/page-response.ts';
import { html, tenants } from '../pages/testing.ts';
import { createRequestHandler, createRequestListener } from './request-handler.ts';

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

/** Sends a request above its rate limit. Pages of the stub of Next contain their URL. */
async function rejectRequest(url: string, headers: Record<string, string> = {}) {
  const handler = await createRequestHandler({
    next: (req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8').end(html(req.url ?? ''));
    },
    settings: { ...parseSettings({}), rateLimitFactor: 0 },
    tenants,
    port: 3000,
    cacheBudget: splitCacheBudget(1),
  });
  return inject((req, res) => handler.handle(req, res), {
    url,
    // A client that no other test counts.
    headers: { host: 'localhost', 'x-forwarded-for': '198.51.100.1', ...headers },
  });
}

/** Starts a handler over a stub of Next with cacheable pages; records the URLs that the stub receives. */
async function startHandler() {
  const nextUrls: string[] = [];
  const nextRequests: IncomingMessage[] = [];
  const handler = await createRequestHandler({
    next: (req, res) => {
      const { url = '', headers } = req;
      nextUrls.push(url);
      nextRequests.push(req);
      const context = renderContext.getStore();
      if (context) context.tags = ['page'];
      res.setHeader('cache-control', 's-maxage=300');
      if (headers.accept === validParametersType)
        res.end(JSON.stringify({ options: { color: ['black'] }, reviewPages: 1 }));
      else if (url.includes('fail=1') || url.endsWith('/missing'))
        res.writeHead(url.endsWith('/missing') ? 404 : 500, { 'content-type': 'text/html' }).end(html(url));
      else if (url.includes('/moved')) res.writeHead(308, { location: '/shop/shop-details/abaya' }).end();
      else if (url.startsWith('/icons/')) res.setHeader('content-type', 'image/svg+xml').end('<svg/>');
      else {
        res.statusCode = url === '/error' ? 503 : 200;
        res.setHeader('content-type', 'text/html; charset=utf-8').end(html(url));
      }
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
  return { request, requestFast, nextUrls, nextRequests };
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

  test('answers redirects without rendering, with the query of each request', async () => {
    const { request, nextUrls } = await startHandler();
    const responses = await Promise.all(
      ['a', 'b'].map((name) =>
        request(`/en/cart/?utm_source=${name}&b=1&b=2`, { headers: { cookie: name } }),
      ),
    );
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [308, '/shop/cart?utm_source=a&b=1&b=2'],
      [308, '/shop/cart?utm_source=b&b=1&b=2'],
    ]);
    expect(nextUrls).toEqual([]);
  });

  test('redirects a moved product with the query of each request', async () => {
    const { request, nextUrls } = await startHandler();
    for (const query of ['?utm_source=a&color=black', '?utm_source=b', '']) {
      const { statusCode, headers } = await request(`/shop/shop-details/moved${query}`);
      expect([statusCode, headers.location]).toEqual([308, `/shop/shop-details/abaya${query}`]);
    }
    expect(nextUrls.filter((url) => url === '/shop/shop-details/moved').length).toBeLessThanOrEqual(2);
  });

  test('gives each visitor of an unshared page an own script', async () => {
    const { request, nextRequests } = await startHandler();
    const visit = async (name: string) => {
      const { payload } = await request(`/preview?address=${name}`, { headers: { cookie: name } });
      return /data-scripts="(\S+)/.exec(payload)?.[1] ?? '';
    };
    const scriptUrls = await Promise.all(['a', 'a', 'b'].map(visit));
    expect(new Set(scriptUrls).size).toBe(3);
    for (let time = 0; time < 2; time += 1)
      for (const url of scriptUrls) {
        const { statusCode, headers, payload } = await request(url);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(payload).toContain('__next_f');
      }
    expect(nextRequests.map(({ headers }) => headers.cookie)).toEqual(['a', 'a', 'b']);
  });

  test('shows the error page where an unshared page fails', async () => {
    const { request } = await startHandler();
    const { statusCode, headers, payload } = await request('/campaigns?fail=1');
    expect([statusCode, headers['cache-control']]).toEqual([503, noStore]);
    expect(payload).toContain('<p>/error</p>');
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
    const malformed = await request('/uploads/%25%');
    expect([malformed.statusCode, malformed.headers.allow]).toEqual([404, undefined]);
  });

  test('varies only the Markdown of a page by Accept', async () => {
    const { request } = await startHandler();
    const markdown = await request('/shop/shop-details/abaya', { headers: { accept: 'text/markdown' } });
    expect(markdown.headers.vary).toBe('Accept');
    expect((await request('/robots.txt')).headers.vary).toBeUndefined();
  });

  test('serves files of its own without Next', async () => {
    const { request, nextUrls } = await startHandler();
    const { statusCode, headers } = await request('/icons/icon.svg', { headers: { range: 'bytes=999999-' } });
    expect([statusCode, headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    expect((await request('/icons/icon.svg')).payload).toContain('<svg');
    expect(nextUrls).toEqual([]);
    await request('/icons/missing.svg');
    expect(nextUrls).toEqual(['/icons/missing.svg']);
  });

  test('serves the script file of a page, even a missing one', async () => {
    const { request, nextUrls } = await startHandler();
    const { payload } = await request('/shop');
    const [, scriptUrl = ''] = /data-scripts="(\S+)/.exec(payload) ?? [];
    const file = await request(scriptUrl);
    expect(file.headers['cache-control']).toContain('immutable');
    const product = encodeURIComponent('/shop/shop-details/abaya?color=invented');
    const rendersBefore = nextUrls.length;
    const missingName = `${/page-[\w-]{4}/.exec(scriptUrl)?.[0] ?? ''}of-this-release`;
    for (const pageUrl of ['/shop', '/shop', product, product]) {
      const rebuilt = await request(`/scripts/${missingName}.js?for=${pageUrl}`);
      expect([rebuilt.statusCode, rebuilt.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(rebuilt.payload).toBe(file.payload);
    }
    // The options and the page of the product; the listing is cached.
    expect(nextUrls.slice(rendersBefore)).toEqual(['/shop/shop-details/abaya', '/shop/shop-details/abaya']);
  });

  test('has no script file of another release', async () => {
    const { request } = await startHandler();
    for (const _rendered of [false, true]) {
      const { statusCode, headers } = await request('/scripts/page-of-another-release.js?for=/shop');
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test.each(['', '?for=shop', '?for=/robots.txt', '?for=/campaigns', '?for=/shop/shop-details/missing'])(
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
      '60',
      'nosniff',
    ]);
    expect(headers['cache-control']).toContain('no-store');
    expect(payload).toContain(`<p>${errorPage}</p>`);
  });

  test.each<[string, Record<string, string>]>([
    ['/api/products?slug=a', {}],
    ['/preview?_rsc', { rsc: '1' }],
    ['/scripts/page-missing.js?for=%2Fshop%3FsearchText%3Dabaya', {}],
  ])('rejects the script request %s with JSON', async (url, headers) => {
    const response = await rejectRequest(url, headers);
    expect([response.statusCode, response.headers['retry-after'], response.json().Message]).toEqual([
      429,
      '60',
      'Too many requests, please try again later',
    ]);
  });
});

describe('createRequestListener', () => {
  /** Requests an API route through a proxy. */
  async function requestTime(next: RequestListener, isDevelopment: boolean) {
    const log = pino({ enabled: false });
    const logError = jest.spyOn(log, 'error');
    const listener = await createRequestListener({
      next,
      settings: parseSettings({}),
      tenants,
      port: 3000,
      cacheBudget: splitCacheBudget(1),
      isDevelopment,
      log,
    });
    const headers = { host: 'localhost', 'x-forwarded-for': '192.0.2.1, 198.51.100.1' };
    return { response: await inject(listener, { url: '/api/time', headers }), logError };
  }
  const echoAddress: RequestListener = (req, res) => void res.end(req.headers['x-forwarded-for']);
  const fail: RequestListener = async () => {
    throw new Error('failed');
  };

  test.each([false, true])('sets the client address, in development: %p', async (isDevelopment) => {
    const { response, logError } = await requestTime(echoAddress, isDevelopment);
    expect([response.payload, logError.mock.calls]).toEqual(['198.51.100.1', []]);
  });

  test('responds 500 and logs the error when handling fails', async () => {
    const { response, logError } = await requestTime(fail, true);
    expect([response.statusCode, response.payload]).toEqual([500, '']);
    expect(logError).toHaveBeenCalledWith({ err: new Error('failed') }, 'handling a request failed');
  });
});
