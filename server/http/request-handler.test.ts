import inject from 'light-my-request';
import { parseSettings } from '../../lib/settings/settings.ts';
import { splitCacheBudget } from '../cache/cache-budget.ts';
import { createRequestHandler } from './request-handler.ts';
import { html, tenants } from './testing.ts';

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

describe('createRequestHandler', () => {
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
