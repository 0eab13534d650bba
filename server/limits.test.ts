import type { IncomingMessage } from 'node:http';
import { createLimits, senderOf } from './limits.ts';

const request = (url: string, remoteAddress = '203.0.113.1', forwardedFor?: string) =>
  ({
    url,
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

let visitors = 0;

function asking(now = () => 0) {
  visitors += 1;
  const visitor = `198.51.100.${visitors}`;
  jest.spyOn(performance, 'now').mockImplementation(now);
  const secondsUntilAllowed = createLimits(1);
  return { ask: async (url: string, from = visitor) => secondsUntilAllowed(request(url, from)) };
}

afterEach(() => jest.restoreAllMocks());

const products = (slugs: number) => `/api/products?locale=en${'&slug=a'.repeat(slugs)}`;

test.each([
  ['facts of a product', products(1), 600],
  ['facts of a hundred products', products(100), 46],
  ['share images', '/cards/en/shop/-/x.jpg', 600],
  ['suggestions', '/api/upstream/Products/Filter', 900],
  ['previews', '/ar/preview?address=/', 120],
  ['searches', '/shop?searchText=abaya', 600],
])('%s: so many in a minute of one address, and of another as many', async (_what, url, most) => {
  const { ask } = asking(() => 12_000);
  for (let time = 0; time < most; time += 1) expect(await ask(url)).toBe(0);
  expect(await ask(url)).toBe(60);
  expect(await ask(url, '203.0.113.2')).toBe(0);
});

test('an address that is written in another way is counted as the same', async () => {
  const { ask } = asking();
  for (let time = 0; time < 600; time += 1) await ask(products(1));
  for (const url of [products(1).replace('?', '/?'), `http://elsewhere.example${products(1)}`])
    expect([url, await ask(url)]).toEqual([url, 60]);
});

test('what was used up is there again in the next minute, and pages have no limit', async () => {
  let now = 0;
  const { ask } = asking(() => now);
  for (let time = 0; time < 1000; time += 1) await ask('/preview');
  expect(await ask('/preview')).toBe(60);
  now = 60_000;
  expect(await ask('/preview')).toBe(0);
  for (let time = 0; time < 5000; time += 1) expect(await ask('/shop')).toBe(0);
});

test.each([
  ['203.0.113.1', undefined, '203.0.113.1'],
  ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['2001:db8:1:2:3::4', undefined, '2001:db8:1:2'],
])('from %s with %s it is %s', (peer, claimed, expected) => {
  expect(senderOf(request('/', peer, claimed))).toBe(expected);
});
