import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import type { Offer } from '../../upstream/testing/shopper.ts';
import { visibleText } from '../support/html.ts';
import { ask } from '../support/http.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { faulty, type Load, visit } from './load.ts';
import { findOffers, orderOnAndOn } from './offers.ts';
import type { Program } from './program.ts';
import { findPrograms } from './programs.ts';
import { makeRelease } from './release.ts';

test.describe.configure({ mode: 'serial' });

let cluster: Cluster;
let database: postgres.Sql;
let offers: Offer[];
let orders: ReturnType<typeof orderOnAndOn>;
let release: Awaited<ReturnType<typeof makeRelease>> | undefined;

test.beforeAll(async () => {
  const programs = findPrograms();
  test.skip(programs === undefined, 'a program is missing');
  if (!programs) return;
  cluster = await startCluster(programs);
  database = postgres(cluster.databaseUrl, { max: 2, onnotice: () => {} });
  offers = await findOffers(cluster.port);
});

test.afterAll(async () => {
  await database?.end();
  await cluster?.stop();
  if (release) await rm(release.folder, { recursive: true });
});

const offerAt = (at: number) => offers[at % offers.length] as Offer;

/** Visitors of kept pages, of what is read from an API for each, and of pages that are made for them. */
function visitors(): Load {
  let turn = 0;
  return visit(cluster.port, () => {
    turn += 1;
    const { slug } = offerAt(turn);
    if (turn % 10 === 0) return `/shop?searchText=${slug}-${turn}`;
    return turn % 2 ? `/shop/shop-details/${slug}` : `/api/products?locale=en&slug=${slug}`;
  });
}

/** Changes a price through one of the APIs, and waits until the webhook has answered. */
async function setPrice(at: number, { slug }: Offer, price: number): Promise<void> {
  await cluster.command(at % 2, 'set-price', [slug, `${price}`]);
  const waiting = async () =>
    (await database`select count(*)::int as rows from change where slug = ${slug}`)[0]?.rows;
  await expect.poll(waiting, { intervals: [20] }).toBe(0);
}

async function priceOn(port: number, { slug }: Offer): Promise<string> {
  const { status, body } = await ask(port, `/shop/shop-details/${slug}`);
  return status === 200 ? (/EGP\s([\d,]+)\.00/.exec(visibleText(body))?.[1] ?? '') : `${status}`;
}

/** What the page of a product shows as its price, on each storefront and through nginx. */
const pricesOf = (offer: Offer) =>
  Promise.all([...cluster.storefronts, cluster].map(({ port }) => priceOn(port, offer)));
const everywhere = (price: number) => Array(3).fill(price.toLocaleString('en-GB'));

const degraded = async ({ port }: Program): Promise<string[]> =>
  JSON.parse((await ask(port, '/api/health')).body).degraded;

/** Starts what was ended, and waits until nginx asks it again. */
async function bringBack(ended: Program[], options?: Parameters<Program['start']>[0]): Promise<void> {
  await Promise.all(ended.map((one) => one.start(options)));
  const passedOn = (await cluster.passedOn()).length;
  for (const { port } of ended) {
    const isAsked = async () =>
      (await cluster.passedOn()).slice(passedOn).some((line) => line.endsWith(` 127.0.0.1:${port}`));
    await expect.poll(isAsked).toBe(true);
  }
}

test('a changed price is right on all at the next request, fifty times in a row with pages being made', async () => {
  const load = visitors();
  for (let price = 2000; price < 2050; price += 5) {
    const changes = [0, 1, 2, 3, 4].map((at) => ({ offer: offerAt(1 + at), price: price + at }));
    await Promise.all(changes.map(({ offer, price }) => setPrice(price, offer, price)));
    const shown = await Promise.all(changes.map(({ offer }) => pricesOf(offer)));
    expect(shown).toEqual(changes.map(({ price }) => everywhere(price)));
  }
  expect(faulty(await load.stop())).toEqual([]);
});

test('either storefront and either API may be killed under load: nothing is lost but what was under way on it', async () => {
  await cluster.command(0, 'set-stock', [offerAt(0).slug, '9000']);
  orders = orderOnAndOn(cluster.port, offerAt(0));
  for (const at of [0, 1] as const) {
    const load = visitors();
    const killed = [cluster.storefronts[at], cluster.apis[at]];
    await Promise.all(killed.map((one) => one.kill()));
    const killedAt = Date.now();
    // The price is changed while one of them is missed.
    const [offer, price] = [offerAt(20), 2500 + at];
    await Promise.all([bringBack(killed), setPrice(1 - at, offer, price)]);
    expect(await pricesOf(offer)).toEqual(everywhere(price));
    const visits = (await load.stop()).filter(({ startedAt }) => startedAt > killedAt);
    expect([visits.length > 0, faulty(visits)]).toEqual([true, []]);
  }
});

test('Redis may end and start under load: no page fails, and none is old afterwards', async () => {
  const load = visitors();
  const offer = offerAt(15);
  await pricesOf(offer);
  await cluster.redis.kill();
  await expect.poll(() => Promise.all(cluster.storefronts.map(degraded))).toEqual([['redis'], ['redis']]);
  await setPrice(0, offer, 3100);
  await cluster.redis.start();
  await expect.poll(() => Promise.all(cluster.storefronts.map(degraded))).toEqual([[], []]);
  expect(await pricesOf(offer)).toEqual(everywhere(3100));
  await setPrice(0, offer, 3200);
  expect(await pricesOf(offer)).toEqual(everywhere(3200));
  expect(faulty(await load.stop())).toEqual([]);
});

test('an instance that joins gives what others have made without asking the API, and hears what changes', async () => {
  const offer = offerAt(16);
  await setPrice(0, offer, 4000);
  expect(await pricesOf(offer)).toEqual(everywhere(4000));
  const asked = async () =>
    (await cluster.passedOn()).filter(
      (line) => line.startsWith(`${cluster.apiPort} `) && line.includes(offer.slug),
    ).length;
  const before = await asked();
  const joining = await cluster.another();
  await joining.start();
  const price = await priceOn(joining.port, offer);
  expect([await degraded(joining), price, await asked()]).toEqual([[], '4,000', before]);
  await setPrice(0, offer, 4100);
  expect(await priceOn(joining.port, offer)).toBe('4,100');
  await joining.stop();
});

test('what one address may ask for is counted on all instances together', async () => {
  // A fifth of what is allowed, and a little more.
  const path = `/api/products?${Array(1000).fill('slug=').join('&')}`;
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    statuses.push((await ask(cluster.storefronts[at % 2]?.port ?? 0, path)).status);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, true]);
});

test('a release is rolled out under load: every request is answered, with the files of either', async () => {
  release = await makeRelease();
  const { folder, buildId } = release;
  const load = visitors();
  for (const one of cluster.storefronts) {
    await one.stop();
    await bringBack([one], { cwd: folder });
    const file = `/_next/static/${buildId}/_buildManifest.js`;
    const asked = await Promise.all([1, 2, 3, 4].map((at) => ask(cluster.port, `${file}?${at}`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(faulty(await load.stop())).toEqual([]);
});

test('what was ordered through both meanwhile is there once', async () => {
  const numbers = await orders.stop();
  const kept = await database`select number from placed_order`;
  expect(numbers.length).toBeGreaterThan(0);
  expect(kept.map(({ number }) => number).sort()).toEqual([...numbers].sort());
});
