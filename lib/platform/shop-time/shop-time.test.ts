import { type FakeBrowser, installFakeBrowser } from '../browser-storage/testing.ts';

type ShopTime = typeof import('./shop-time.ts');

const hourMs = 3_600_000;
const startedAt = Date.UTC(2026, 10, 26, 23, 30);
/** How far the device's clock is fast. */
const deviations = [-24, -3, -1, 0, 16 / 60, 1, 3, 24].map((hours) => hours * hourMs);

let browser: FakeBrowser;
/** The shop's time. */
let now: number;
/** How far the device's clock is fast. */
let deviation: number;
/** How much the monotonic clock has missed in sleep. */
let sleptMs: number;
let requestedPaths: string[];
let respond: () => Response | Promise<Response>;

const response = (headers: Record<string, string> = {}) =>
  new Response(null, { status: 204, headers: { date: new Date(now).toUTCString(), ...headers } });
const advance = (ms: number) => {
  now += ms;
};
const sleep = (ms: number) => {
  now += ms;
  sleptMs += ms;
};
const openPage = (): Promise<ShopTime> => browser.openTab(() => import('./shop-time.ts'));
const deviationOf = ({ shopNow }: ShopTime) => Math.abs(shopNow() - now);

beforeEach(() => {
  browser = installFakeBrowser();
  [now, deviation, sleptMs, requestedPaths, respond] = [startedAt, 0, 0, [], response];
  Object.defineProperty(globalThis, 'document', {
    value: { visibilityState: 'visible' },
    configurable: true,
  });
  globalThis.fetch = async (path) => {
    requestedPaths.push(String(path));
    return respond();
  };
  jest.spyOn(Date, 'now').mockImplementation(() => now + deviation);
  jest.spyOn(performance, 'now').mockImplementation(() => now - startedAt - sleptMs);
});

describe.each(deviations)("the shop's time while the clock is %i ms fast", (fastMs) => {
  beforeEach(() => {
    deviation = fastMs;
  });

  test('is that of a response, also after sleep', async () => {
    const page = await openPage();
    expect(page.isShopTimeKnown()).toBe(false);
    await page.fetchAndLearnShopTime('/api/products');
    expect(page.isShopTimeKnown()).toBe(true);
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
    advance(5 * hourMs);
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
    sleep(5 * hourMs);
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
    deviation -= 2 * hourMs;
    advance(60_000);
    await page.fetchAndLearnShopTime('/api/products');
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
  });

  test('is known before the first response from an earlier page', async () => {
    await (await openPage()).awaitShopTime();
    advance(hourMs);
    const page = await openPage();
    expect(page.isShopTimeKnown()).toBe(false);
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
    expect(browser.stored.size).toBe(fastMs === 0 ? 0 : 1);
  });

  test('is fetched again when the page is shown', async () => {
    const page = await openPage();
    await page.awaitShopTime();
    const corrections: number[] = [];
    page.onShopTimeChange(() => corrections.push(deviationOf(page)));
    sleep(hourMs);
    deviation += 3 * hourMs;
    browser.restorePages();
    await new Promise(setImmediate);
    expect(corrections.at(-1)).toBeLessThanOrEqual(1000);
    expect(requestedPaths).toEqual(['/api/time', '/api/time']);
  });
});

describe("the shop's time", () => {
  test('never goes back when the clock is set back', async () => {
    const page = await openPage();
    await page.awaitShopTime();
    deviation = -hourMs;
    advance(60_000);
    expect(deviationOf(page)).toBeLessThanOrEqual(1000);
  });

  test('keeps the precision of a clock that is right', async () => {
    const page = await openPage();
    advance(700);
    await page.awaitShopTime();
    expect(page.shopNow()).toBe(now);
  });

  test.each([
    ['a stored response', { age: '240' }],
    ['a response without a date', { date: '' }],
    ['a malformed date', { date: 'yesterday' }],
  ])('is not that of %s', async (_name, headers) => {
    const page = await openPage();
    respond = () => response({ date: new Date(now - hourMs).toUTCString(), ...headers });
    await page.fetchAndLearnShopTime('/api/products');
    expect(page.isShopTimeKnown()).toBe(false);
  });

  test('is not that of a response during which the device slept', async () => {
    const page = await openPage();
    respond = () => {
      const early = response();
      sleep(hourMs);
      return early;
    };
    await page.fetchAndLearnShopTime('/api/products');
    expect(page.isShopTimeKnown()).toBe(false);
  });

  test('remains an estimate while the shop does not answer', async () => {
    const page = await openPage();
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await page.awaitShopTime();
    expect(page.isShopTimeKnown()).toBe(false);
    respond = response;
    await page.awaitShopTime();
    expect(page.isShopTimeKnown()).toBe(true);
  });

  test('is requested once for all who wait', async () => {
    const page = await openPage();
    await Promise.all([page.awaitShopTime(), page.awaitShopTime()]);
    await page.awaitShopTime();
    expect(requestedPaths).toEqual(['/api/time']);
  });
});
