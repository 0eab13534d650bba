import { resolveRoute } from '../lib/site/routing/resolve-route.ts';
import { tenants } from './pages/testing.ts';
import { createRateLimiter } from './rate-limits.ts';

let clientCount = 0;

/** Creates a rate limiter and a client address that no other test uses. */
function newClient(now = () => 0, factor = 1) {
  clientCount += 1;
  const address = `198.51.100.${clientCount}`;
  jest.spyOn(performance, 'now').mockImplementation(now);
  const consume = createRateLimiter(factor);
  const send = async (url: string, from = address) =>
    consume(resolveRoute({ url, headers: {} }, tenants), { 'x-forwarded-for': from });
  return {
    send,
    /** Resolves to the longest wait of `count` requests, in seconds. */
    async sendRepeatedly(count: number, url: string) {
      let maxWaitSeconds = 0;
      for (let time = 0; time < count; time += 1) maxWaitSeconds = Math.max(maxWaitSeconds, await send(url));
      return maxWaitSeconds;
    },
  };
}

afterEach(() => jest.restoreAllMocks());

const productsUrl = (slugCount: number) => `/api/products?locale=en${'&slug=a'.repeat(slugCount)}`;

describe('createRateLimiter', () => {
  test.each([
    ['one product', productsUrl(1), 600],
    ['a hundred products', productsUrl(100), 46],
    ['share images', '/cards/en/shop/-/x.jpg', 600],
    ['suggestions', '/api/upstream/Products/Filter', 900],
    ['previews', '/ar/preview?address=/', 120],
    ['pages of alerts', '/ar/pages/alerts?token=x', 120],
    ['searches', '/shop?searchText=abaya', 600],
    ['scripts of searches', '/scripts/page-x.js?for=%2Far%2Fshop%3FsearchText%3Dabaya', 600],
  ])('limits %s per minute and client', async (_kind, url, max) => {
    const { send, sendRepeatedly } = newClient(() => 12_000);
    expect(await sendRepeatedly(max, url)).toBe(0);
    expect(await send(url)).toBe(60);
    expect(await send(url, '203.0.113.2')).toBe(0);
  });

  test('multiplies limits by the factor', async () => {
    const { send, sendRepeatedly } = newClient(() => 0, 0.5);
    expect(await sendRepeatedly(60, '/preview')).toBe(0);
    expect(await send('/preview')).toBe(60);
  });

  test('counts other spellings of a URL together', async () => {
    const { send, sendRepeatedly } = newClient();
    await sendRepeatedly(600, productsUrl(1));
    for (const url of [productsUrl(1).replace('?', '/?'), `http://elsewhere.example${productsUrl(1)}`])
      expect([url, await send(url)]).toEqual([url, 60]);
  });

  test('counts a /64 network of IPv6 as one client', async () => {
    const { send } = newClient();
    for (let time = 0; time < 120; time += 1) await send('/preview', `2001:db8:1:2::${time.toString(16)}`);
    expect(await send('/preview', '2001:db8:1:2:3::4')).toBe(60);
    expect(await send('/preview', '2001:db8:1:3::')).toBe(0);
  });

  test('allows requests again in the next window, and any number of pages', async () => {
    let now = 0;
    const { send, sendRepeatedly } = newClient(() => now);
    await sendRepeatedly(1000, '/preview');
    expect(await send('/preview')).toBe(60);
    now = 60_000;
    expect(await send('/preview')).toBe(0);
    expect(await sendRepeatedly(5000, '/shop')).toBe(0);
  });

  test('limits previews of all clients of a shop', async () => {
    const { send } = newClient(() => 3_600_000);
    for (let client = 0; client < 600; client += 1)
      expect(await send('/preview', `192.0.2.${client % 250}`)).toBe(0);
    expect(await send('/preview')).toBe(60);
    expect(await send('/shop?searchText=abaya')).toBe(0);
  });
});
