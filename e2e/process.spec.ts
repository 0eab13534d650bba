import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startFakeUpstream } from './support/fake-upstream.ts';
import { freePort } from './support/free-port.ts';
import { ask } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { startStorefront } from './support/storefront.ts';
import { newSlug } from './support/with-fake-upstream.ts';

interface Span {
  traceId: string;
  name: string;
  kind: number;
}

/** An own service that is told something in JSON. */
async function startListener(answer: () => { status: number; body?: string }) {
  const told: { path?: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    told.push({ path: request.url, body: await json(request) });
    const { status, body } = answer();
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function start() {
  let cdnStatus = 200;
  const [upstream, cdn, collector, metricsPort] = await Promise.all([
    startFakeUpstream(),
    startListener(() => ({ status: cdnStatus })),
    startListener(() => ({ status: 200, body: '{}' })),
    freePort(),
  ]);
  const storefront = await startStorefront({
    API_BASE_URL: upstream.url,
    CDN_PURGE_URL: cdn.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_PORT: String(metricsPort),
    REQUEST_LOG: 'true',
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: '8',
  });
  const breakCdn = () => {
    cdnStatus = 500;
  };
  return { upstream, cdn, breakCdn, collector, metricsPort, storefront };
}

let shop: Awaited<ReturnType<typeof start>>;

// One process, from its start to its end: in this order.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await start();
});

test.afterAll(async () => {
  if (!shop) return;
  await shop.storefront.stop();
  await shop.upstream.stop();
  shop.cdn.close();
  shop.collector.close();
});

test('a shop whose upstream was never there says that nothing can be served, until a page is kept', async () => {
  const { upstream, storefront } = shop;
  const health = async () => {
    const { status, body } = await storefront.get('/api/health');
    return [status, JSON.parse(body).status];
  };
  upstream.when('/', 'status 500');
  expect(await health()).toEqual([503, 'down']);
  upstream.reset();
  expect(await health()).toEqual([200, 'ok']);
  expect((await storefront.get('/')).status).toBe(200);
  upstream.when('/', 'status 500');
  expect(await health()).toEqual([200, 'degraded']);
  upstream.reset();
  expect(await health()).toEqual([200, 'ok']);
});

test('what becomes of a request is a line of the log and a figure on a port of its own, without its address', async () => {
  const { storefront, metricsPort } = shop;
  const secret = '/auth/reset-password?token=secret';
  const { headers } = await storefront.get(secret);
  expect(headers['server-timing']).toMatch(/^render;dur=\d+, upstream;dur=\d+$/);
  for (let time = 0; time < 2; time += 1) await storefront.get(secret);
  const { status, body } = await ask(metricsPort, '/metrics');
  expect(status).toBe(200);
  for (const [cache, count] of [
    ['miss', 1],
    ['hit', 2],
  ])
    expect(body).toContain(
      `rida_request_seconds_count{route="/auth/reset-password",status="200",cache="${cache}"} ${count}\n`,
    );
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await storefront.get('/metrics')).status).toBe(404);
  const lines = storefront
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'));
  const shown = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/auth/reset-password');
  expect(shown.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'hit']);
  expect(Math.min(...shown.map(({ bytes }) => bytes))).toBeGreaterThan(1000);
  expect(storefront.output()).not.toContain('token=secret');
});

test('made-up addresses push out no page that people visit, nor its script', async () => {
  const { storefront } = shop;
  await storefront.get('/');
  const { body } = await storefront.get('/');
  const script = /data-scripts="([^" ]+)/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  for (let time = 0; time < 2; time += 1) await storefront.get(script);
  const product = `/shop/shop-details/${newSlug()}`;
  const made = new Set<unknown>();
  for (let number = 0; number < 60; number += 1) {
    const { headers } = await storefront.get(`${product}?color=made-up-${number}`);
    made.add(headers['cache-status']);
  }
  expect([...made]).toEqual(['Rida; fwd=uri-miss; stored']);
  expect((await storefront.get('/')).headers['cache-status']).toContain('hit');
  expect((await storefront.get(script)).headers['cache-control']).toContain('immutable');
  expect((await storefront.get(`${product}?color=made-up-0`)).headers['cache-status']).toContain('miss');
});

test('a CDN is purged of the tags that pages name before the webhook answers; where that fails the webhook and the health say so', async () => {
  const { storefront, cdn, breakCdn } = shop;
  const slug = newSlug();
  const tags = (await storefront.get(`/shop/shop-details/${slug}`)).headers['cache-tag'];
  const tag = encodeURIComponent(`product:${slug}`);
  expect(String(tags).split(',')).toContain(tag);
  const answer = await storefront.announce({ tags: [`product:${slug}`] });
  const purged = cdn.told.map(({ body }) => body);
  expect([JSON.parse(answer.body).cdn, purged]).toEqual(['purged', [{ tags: [tag] }]]);
  breakCdn();
  const failed = await storefront.announce({ tags: [`product:${slug}`] });
  expect([failed.status, JSON.parse(failed.body).cdn]).toEqual([200, 'failed']);
  expect(JSON.parse((await storefront.get('/api/health')).body).degraded).toEqual(['cdn']);
});

test('told to end, the shop answers an order that is under way, hands over its traces, and ends', async () => {
  const { upstream, storefront, collector } = shop;
  await storefront.get('/shop/shop-details/made-traced?utm_source=secret&color=red');
  await storefront.get('/auth/reset-password?token=secret');
  upstream.when('/Posts/Orders', { slowMs: 1500 });
  const order = storefront.get('/api/upstream/Posts/Orders', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await expect.poll(() => upstream.calls.some(({ path }) => path === '/Posts/Orders')).toBe(true);
  process.kill(storefront.pid, 'SIGTERM');
  expect((await order).status).toBe(200);
  await expect.poll(() => storefront.isRunning()).toBe(false);

  await test.step('a page that is made is a trace with its calls of the API, and without what stands in a query', () => {
    const spans = collector.told.flatMap(({ body }) =>
      (body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const { traceId } =
      spans.find(({ name }) => name === `fetch GET ${upstream.url}/Products/GetBySlug/made-traced`) ?? {};
    const served = spans.filter((span) => span.traceId === traceId && span.kind === 2);
    expect(served.map(({ name }) => name).join()).toContain('shop-details');
    const written = JSON.stringify(collector.told);
    expect(written).toContain('/v1/traces');
    expect(written).toContain('rida-storefront');
    expect(written).not.toContain('secret');
  });
});
