import inject from 'light-my-request';
import { parseSettings } from '../lib/settings/settings.ts';
import { html, tenants } from './front/testing.ts';
import { createFront } from './front.ts';
import { partRoom } from './room.ts';

/** What is answered to someone who asks too often, over a Next that gives each page its address. */
async function refusalOf(url: string, headers: Record<string, string> = {}) {
  const front = await createFront({
    next: (req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8').end(html(req.url ?? ''));
    },
    settings: parseSettings({}),
    tenants,
    port: 3000,
    room: partRoom(1),
  });
  return inject((req, res) => front.refuse(req, res, 42), {
    url,
    headers: { host: 'localhost', ...headers },
  });
}

test.each([
  ['/shop?searchText=abaya', '/error'],
  ['/ar/shop?searchText=x', '/ar/error'],
  ['/ar/preview', '/ar/error'],
])('who asks too often for %s is told so by a page in the language of the address', async (url, page) => {
  const { statusCode, headers, payload } = await refusalOf(url);
  expect([statusCode, headers['retry-after'], headers['x-content-type-options']]).toEqual([
    429,
    '42',
    'nosniff',
  ]);
  expect(headers['cache-control']).toContain('no-store');
  expect(payload).toContain(`<p>${page}</p>`);
});

test.each<[string, Record<string, string>]>([
  ['/api/products?slug=a', {}],
  ['/shop?searchText=abaya&_rsc=a', { rsc: '1' }],
])('a script that asks too often for %s is told so in short', async (url, headers) => {
  const answer = await refusalOf(url, headers);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().Message]).toEqual([
    429,
    '42',
    'Too many requests, please try again later',
  ]);
});
