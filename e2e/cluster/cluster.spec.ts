import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Offer } from '../../reference-api/testing/api-client.ts';
import { connectPostgres } from '../../reference-api/testing/run-postgres.ts';
import { visibleText } from '../support/html.ts';
import { httpRequest } from '../support/http.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { failedVisits, type Load, startLoad } from './load.ts';
import { findOffers, orderRepeatedly } from './orders.ts';
import type { Program } from './program.ts';
import { createRelease } from './release.ts';
import { findPrograms } from './required-programs.ts';

test.describe.configure({ mode: 'serial' });

let cluster: Cluster;
let database: ReturnType<typeof connectPostgres>;
let offers: Offer[];
let orders: ReturnType<typeof orderRepeatedly>;
let release: Awaited<ReturnType<typeof createRelease>> | undefined;

test.beforeAll(async () => {
  const programs = findPrograms();
  test.skip(programs === undefined, 'a required program is missing');
  if (!programs) return;
  cluster = await startCluster(programs);
  database = connectPostgres(cluster.databaseUrl);
  offers = await findOffers(cluster.port);
});

test.afterAll(async () => {
  await database?.end();
  await cluster?.stop();
  if (release) await rm(release.folder, { recursive: true });
});

const offerAt = (index: number) => offers[index % offers.length] as Offer;

/** Starts visitors who request cached pages, product data and, every tenth time, an uncached page. */
function startVisitors(): Load {
  let turn = 0;
  return startLoad(cluster.port, () => {
    turn += 1;
    const { slug } = offerAt(turn);
    if (turn % 10 === 0) return `/shop?searchText=${slug}-${turn}`;
    return turn % 2 ? `/shop/shop-details/${slug}` : `/api/products?locale=en&slug=${slug}`;
  });
}

/** Changes a price through one of the APIs and waits until its webhook is delivered. */
async function setPrice(apiIndex: number, { slug }: Offer, price: number): Promise<void> {
  await cluster.runApiCommand(apiIndex % 2, 'set-price', [slug, `${price}`]);
  const countPendingChanges = async () => {
    const { rows } = await database.query('select count(*)::int as count from change where slug = $1', [
      slug,
    ]);
    return rows[0].count;
  };
  await expect.poll(countPendingChanges, { intervals: [20] }).toBe(0);
}

async function fetchPrice(port: number, { slug }: Offer): Promise<string> {
  const { status, body } = await httpRequest(port, `/shop/shop-details/${slug}`);
  return status === 200 ? (/EGP\s([\d,]+)\.00/.exec(visibleText(body))?.[1] ?? '') : `${status}`;
}

/** Prices on the product page of each storefront and through nginx. */
const fetchPrices = (offer: Offer) =>
  Promise.all([...cluster.storefronts, cluster].map(({ port }) => fetchPrice(port, offer)));
const samePriceEverywhere = (price: number) => Array(3).fill(price.toLocaleString('en-GB'));

const fetchDegraded = async ({ port }: Program): Promise<string[]> =>
  JSON.parse((await httpRequest(port, '/api/health')).body).degraded;

/** Starts stopped programs and waits until nginx forwards to them again. */
async function restart(stopped: Program[], options?: Parameters<Program['start']>[0]): Promise<void> {
  await Promise.all(stopped.map((program) => program.start(options)));
  const logLength = (await cluster.readAccessLog()).length;
  for (const { port } of stopped) {
    const receivesRequests = async () =>
      (await cluster.readAccessLog()).slice(logLength).some((line) => line.endsWith(` 127.0.0.1:${port}`));
    await expect.poll(receivesRequests).toBe(true);
  }
}

test.describe('cluster', () => {
  test('shows changed prices everywhere on the next request under load', async () => {
    const load = startVisitors();
    for (const price of [2000, 2010, 2020, 2030]) {
      const changes = [0, 1, 2, 3, 4].map((index) => ({
        apiIndex: index,
        offer: offerAt(1 + index),
        price: price + index,
      }));
      await Promise.all(changes.map(({ apiIndex, offer, price }) => setPrice(apiIndex, offer, price)));
      const shown = await Promise.all(changes.map(({ offer }) => fetchPrices(offer)));
      expect(shown).toEqual(changes.map(({ price }) => samePriceEverywhere(price)));
    }
    expect(failedVisits(await load.stop())).toEqual([]);
  });

  test('survives killed storefronts and APIs under load', async () => {
    await cluster.runApiCommand(0, 'set-stock', [offerAt(0).slug, '9000']);
    orders = orderRepeatedly(cluster.port, offerAt(0));
    for (const index of [0, 1] as const) {
      const load = startVisitors();
      const killed = [cluster.storefronts[index], cluster.apis[index]];
      await Promise.all(killed.map((program) => program.kill()));
      const killedAt = Date.now();
      // The price changes while one storefront and one API are down.
      const [offer, price] = [offerAt(20), 2500 + index];
      await Promise.all([restart(killed), setPrice(1 - index, offer, price)]);
      expect(await fetchPrices(offer)).toEqual(samePriceEverywhere(price));
      const visits = (await load.stop()).filter(({ startedAt }) => startedAt > killedAt);
      expect([visits.length > 0, failedVisits(visits)]).toEqual([true, []]);
    }
  });

  test('serves pages without Redis, and no stale pages afterwards', async () => {
    const load = startVisitors();
    const offer = offerAt(15);
    await fetchPrices(offer);
    await cluster.redis.kill();
    await expect
      .poll(() => Promise.all(cluster.storefronts.map(fetchDegraded)))
      .toEqual([['redis'], ['redis']]);
    await setPrice(0, offer, 3100);
    await cluster.redis.start();
    await expect.poll(() => Promise.all(cluster.storefronts.map(fetchDegraded))).toEqual([[], []]);
    expect(await fetchPrices(offer)).toEqual(samePriceEverywhere(3100));
    await setPrice(0, offer, 3200);
    expect(await fetchPrices(offer)).toEqual(samePriceEverywhere(3200));
    expect(failedVisits(await load.stop())).toEqual([]);
  });

  test('shows changed prices while Redis hangs and everywhere afterwards', async () => {
    const offer = offerAt(17);
    await fetchPrices(offer);
    cluster.redis.suspend();
    await setPrice(0, offer, 3300);
    expect(await fetchPrices(offer)).toContain('3,300');
    await expect
      .poll(() => Promise.all(cluster.storefronts.map(fetchDegraded)))
      .toEqual([['redis'], ['redis']]);
    cluster.redis.resume();
    await expect.poll(() => Promise.all(cluster.storefronts.map(fetchDegraded))).toEqual([[], []]);
    expect(await fetchPrices(offer)).toEqual(samePriceEverywhere(3300));
  });

  test('serves pages while one storefront hangs', async () => {
    const load = startVisitors();
    const [hanging] = cluster.storefronts;
    hanging.suspend();
    // After its timeout nginx repeats a request at the other storefront, also a read that is sent as POST.
    const visits = Array.from({ length: 6 }, () => httpRequest(cluster.port, '/shop/shop-category'));
    const reads = Array.from({ length: 6 }, () =>
      httpRequest(cluster.port, '/api/upstream/Products/Filter', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    const statuses = (await Promise.all([...visits, ...reads])).map(({ status }) => status);
    hanging.resume();
    expect(statuses).toEqual(Array(12).fill(200));
    expect(failedVisits(await load.stop())).toEqual([]);
  });

  test('limits requests for uncached pages per visitor', async () => {
    const headers = { 'x-forwarded-for': '41.0.0.1' };
    // nginx counts each `reviewPage` as another page. The storefront ignores the parameter on a listing and serves the cached page at once.
    const visit = (number: number, visitorHeaders = headers) =>
      httpRequest(cluster.port, `/shop?reviewPage=${number}`, { method: 'HEAD', headers: visitorHeaders });
    const statuses = new Set<number>();
    for (let number = 0; number < 300 && !statuses.has(429); number += 20) {
      const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => visit(number + index)));
      for (const { status } of responses) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    expect((await visit(0, { 'x-forwarded-for': '41.0.0.2' })).status).toBe(200);
    expect((await httpRequest(cluster.port, '/?utm_source=x', { headers })).status).toBe(200);
  });

  test('shares cached pages and invalidations with a new instance', async () => {
    const offer = offerAt(16);
    await setPrice(0, offer, 4000);
    expect(await fetchPrices(offer)).toEqual(samePriceEverywhere(4000));
    const countApiRequests = async () =>
      (await cluster.readAccessLog()).filter(
        (line) => line.startsWith(`${cluster.apiPort} `) && line.includes(offer.slug),
      ).length;
    const countBefore = await countApiRequests();
    const newStorefront = await cluster.createStorefront();
    await newStorefront.start();
    const price = await fetchPrice(newStorefront.port, offer);
    expect([await fetchDegraded(newStorefront), price, await countApiRequests()]).toEqual([
      [],
      '4,000',
      countBefore,
    ]);
    await setPrice(0, offer, 4100);
    expect(await fetchPrice(newStorefront.port, offer)).toBe('4,100');
    await newStorefront.stop();
  });

  test('applies rate limits across instances', async () => {
    // Each request counts for slightly more than a fifth of the limit, so only the fifth one exceeds it.
    const path = `/api/products?${Array(1000).fill('slug=').join('&')}`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await httpRequest(cluster.storefronts[attempt % 2]?.port ?? 0, path)).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, true]);
  });

  test('rolls out a release under load without failed requests or repeated orders', async () => {
    release = await createRelease();
    const { folder, buildId } = release;
    const load = startVisitors();
    const retriesBefore = orders.retryCount();
    for (const api of cluster.apis) {
      await api.stop();
      await restart([api]);
    }
    for (const storefront of cluster.storefronts) {
      await storefront.stop();
      await restart([storefront], { cwd: folder });
      const file = `/_next/static/${buildId}/_buildManifest.js`;
      // With different queries, because nginx serves a repeated URL from its cache.
      const responses = await Promise.all(
        [1, 2, 3, 4].map((number) => httpRequest(cluster.port, `${file}?${number}`)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect(failedVisits(await load.stop())).toEqual([]);
    expect(orders.retryCount()).toBe(retriesBefore);
  });

  test('stores every order placed during these tests exactly once', async () => {
    const numbers = await orders.stop();
    const { rows: stored } = await database.query('select number from placed_order');
    expect(numbers.length).toBeGreaterThan(0);
    expect(stored.map(({ number }) => number).sort()).toEqual([...numbers].sort());
  });
});
