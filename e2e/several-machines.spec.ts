import { expect, test } from '@playwright/test';
import { type FakeUpstream, startFakeUpstream } from './support/fake-upstream.ts';
import { visibleText } from './support/html.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { type Storefront, startStorefront } from './support/storefront.ts';
import { newSlug } from './support/with-fake-upstream.ts';

test.describe.configure({ mode: 'serial' });

let redis: RedisServer | undefined;
let upstream: FakeUpstream;
let one: Storefront;
let other: Storefront;

const settings = () => ({
  API_BASE_URL: upstream.url,
  UPSTREAM_TIMEOUT_MS: '10000',
  REDIS_URL: redis?.url ?? '',
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  redis = await startRedis();
  test.skip(redis === undefined, 'there is no Redis');
  upstream = await startFakeUpstream();
  [one, other] = await Promise.all([startStorefront(settings()), startStorefront(settings())]);
});

test.afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await upstream?.stop();
  await redis?.stop();
});

const pathOf = (slug: string) => `/shop/shop-details/${slug}`;
const callsFor = (slug: string) => upstream.calls.filter(({ path }) => path.includes(slug)).length;

/** The price that a page shows; a page that is given because the upstream does not answer says so. */
async function priceOn(storefront: Storefront, slug: string): Promise<string> {
  const { status, body, headers } = await storefront.get(pathOf(slug));
  expect([status, headers['cache-status']]).toEqual([200, expect.not.stringContaining('unavailable')]);
  return /EGP\s([\d,]+)\.00/.exec(visibleText(body))?.[1] ?? '';
}

/** What an instance says of itself that it has to do without. */
const degraded = async (storefront: Storefront) =>
  JSON.parse((await storefront.get('/api/health')).body).degraded;

function setPrice(slug: string, price: number): Promise<unknown> {
  upstream.prices.set(slug, price);
  return one.announce({ event: 'product.updated', slug });
}

test('a page that one instance has made is given by another without asking the upstream, also by one that joins', async () => {
  const slug = newSlug();
  await priceOn(one, slug);
  const asked = callsFor(slug);
  expect(asked).toBeGreaterThan(0);
  await expect.poll(async () => (await priceOn(other, slug)) && callsFor(slug)).toBe(asked);
  const joining = await startStorefront(settings());
  expect(await priceOn(joining, slug)).toBe(await priceOn(one, slug));
  expect(callsFor(slug)).toBe(asked);
  await joining.stop();
});

test('once one instance has taken a change, no instance gives the page as it was, however often it is asked', async () => {
  test.slow();
  const slugs = Array.from({ length: 5 }, newSlug);
  const visitors = new AbortController();
  const visit = async (storefront: Storefront) => {
    while (!visitors.signal.aborted) for (const slug of slugs) await storefront.get(pathOf(slug));
  };
  const visits = [visit(one), visit(other)];
  for (let price = 2000; price < 2020; price += 1) {
    const slug = slugs[price % slugs.length] ?? '';
    await setPrice(slug, price);
    const shown = await Promise.all([priceOn(other, slug), priceOn(one, slug)]);
    expect(shown).toEqual([price.toLocaleString('en-GB'), price.toLocaleString('en-GB')]);
  }
  visitors.abort();
  await Promise.all(visits);
});

test('with Redis away every instance serves on its own and says so; once it is back nothing old is given', async () => {
  const slug = newSlug();
  await setPrice(slug, 3000);
  expect([await priceOn(one, slug), await priceOn(other, slug)]).toEqual(['3,000', '3,000']);
  await redis?.kill();
  await expect.poll(() => degraded(other)).toEqual(['redis']);
  await setPrice(slug, 3100);
  expect(await priceOn(one, slug)).toBe('3,100');
  expect(await priceOn(other, newSlug())).not.toBe('');
  await redis?.start();
  await expect
    .poll(async () => [await degraded(one), await degraded(other)], { timeout: 30_000 })
    .toEqual([[], []]);
  expect([await priceOn(one, slug), await priceOn(other, slug)]).toEqual(['3,100', '3,100']);
  await setPrice(slug, 3200);
  expect([await priceOn(other, slug), await priceOn(one, slug)]).toEqual(['3,200', '3,200']);
});

test('an instance that joins when changes were told before shares with the others, and hears what comes', async () => {
  const slug = newSlug();
  await setPrice(slug, 5000);
  expect(await priceOn(one, slug)).toBe('5,000');
  const asked = callsFor(slug);
  const joining = await startStorefront(settings());
  expect(await degraded(joining)).toEqual([]);
  expect([await priceOn(joining, slug), callsFor(slug)]).toEqual(['5,000', asked]);
  await setPrice(slug, 5100);
  expect(await priceOn(joining, slug)).toBe('5,100');
  await joining.stop();
});

test('what one address may ask for is counted on all instances together', async () => {
  const asked = Array.from({ length: 121 }, (_, at) =>
    (at % 2 ? one : other).get('/preview?address=/nowhere'),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('an instance that fails holds up changes no longer than it takes to see that it is gone', async () => {
  const slug = newSlug();
  await priceOn(other, slug);
  process.kill(other.pid, 'SIGKILL');
  await setPrice(slug, 4000);
  expect(await priceOn(one, slug)).toBe('4,000');
});
