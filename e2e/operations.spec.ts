import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import getPort from 'get-port';
import { expect, test } from './support/base-test.ts';
import { startFakeUpstream } from './support/fake-upstream.ts';
import { httpRequest } from './support/http.ts';
import { startStorefront } from './support/storefront.ts';
import { waitForHydration } from './support/test.ts';
import { newSlug } from './support/test-with-fake-upstream.ts';

interface Span {
  traceId: string;
  name: string;
  /** 2 for a request that the storefront serves (OpenTelemetry `SERVER`). */
  kind: number;
}

/** Starts a service that records the JSON it receives. */
async function startRecorder(respond: () => { status: number; body?: string }) {
  const received: { path?: string; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url, body: await json(request) });
    const { status, body } = respond();
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function startAll() {
  let cdnStatus = 200;
  const [upstream, cdn, collector, metricsPort] = await Promise.all([
    startFakeUpstream(),
    startRecorder(() => ({ status: cdnStatus })),
    startRecorder(() => ({ status: 200, body: '{}' })),
    getPort(),
  ]);
  const storefront = await startStorefront({
    API_BASE_URL: upstream.url,
    CDN_PURGE_URL: cdn.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_PORT: String(metricsPort),
    REQUEST_LOG: 'true',
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: '8',
    AD_PIXEL_ID: '1234567890',
  });
  const failCdn = () => {
    cdnStatus = 500;
  };
  return { upstream, cdn, failCdn, collector, metricsPort, storefront };
}

let shop: Awaited<ReturnType<typeof startAll>>;

// In order: all tests share one process, from its start to its shutdown.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startAll();
});

test.afterAll(async () => {
  if (!shop) return;
  await shop.storefront.stop();
  await shop.upstream.stop();
  shop.cdn.close();
  shop.collector.close();
});

test('health reports down until a page is cached', async () => {
  const { upstream, storefront } = shop;
  const health = async () => {
    const { status, body } = await storefront.get('/api/health');
    return [status, JSON.parse(body).status];
  };
  upstream.setBehaviour('/', 'status 500');
  expect(await health()).toEqual([503, 'down']);
  upstream.reset();
  expect(await health()).toEqual([200, 'ok']);
  expect((await storefront.get('/')).status).toBe(200);
  upstream.setBehaviour('/', 'status 500');
  expect(await health()).toEqual([200, 'degraded']);
  upstream.reset();
  expect(await health()).toEqual([200, 'ok']);
});

test('another API without a key has no campaign report', async () => {
  const { storefront } = shop;
  for (const path of ['/campaigns', '/ar/campaigns', '/api/campaigns/export?table=days'])
    expect([path, (await storefront.get(path)).status]).toEqual([path, 404]);
  const form = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'key=' };
  expect((await httpRequest(storefront.port, '/api/campaigns/session', form)).status).toBe(404);
});

test('requests are logged and counted in metrics without their URL', async () => {
  const { storefront, metricsPort } = shop;
  const secretPath = '/auth/reset-password?token=secret';
  const { headers } = await storefront.get(secretPath);
  expect(headers['server-timing']).toMatch(/^render;dur=\d+, upstream;dur=\d+$/);
  for (let time = 0; time < 2; time += 1) await storefront.get(secretPath);
  const { status, body } = await httpRequest(metricsPort, '/metrics');
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
  const loggedRequests = () =>
    storefront
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"') && line.endsWith('}'))
      .map((line) => JSON.parse(line))
      .filter(({ route }) => route === '/auth/reset-password');
  // The log arrives through a pipe, a moment after the response.
  await expect.poll(() => loggedRequests().map(({ cache }) => cache)).toEqual(['miss', 'hit', 'hit']);
  expect(Math.min(...loggedRequests().map(({ bytes }) => bytes))).toBeGreaterThan(1000);
  expect(storefront.output()).not.toContain('token=secret');
});

test('unknown URLs evict neither visited pages nor their scripts', async () => {
  const { storefront } = shop;
  await storefront.get('/');
  const { body } = await storefront.get('/');
  const script = /data-scripts="([^" ]+)/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  for (let time = 0; time < 2; time += 1) await storefront.get(script);
  const cacheStatuses = new Set<unknown>();
  const urls = Array.from({ length: 45 }, () => `/shop/shop-details/${newSlug()}`);
  for (const url of urls) {
    const { headers } = await storefront.get(url);
    cacheStatuses.add(headers['cache-status']);
  }
  expect([...cacheStatuses]).toEqual(['Rida; fwd=uri-miss; stored']);
  expect((await storefront.get('/')).headers['cache-status']).toContain('hit');
  expect((await storefront.get(script)).headers['cache-control']).toContain('immutable');
  expect((await storefront.get(urls[0] ?? '')).headers['cache-status']).toContain('miss');
});

test('invented colours and sizes share the page of the product', async () => {
  const { storefront } = shop;
  {
    const product = '/shop/shop-details/without-blue-s';
    const { body } = await storefront.get(product);
    for (const query of ['color=invented-1', 'color=invented-2&size=none', 'utm_source=x&size=invented']) {
      const page = await storefront.get(`${product}?${query}`);
      expect([page.headers['cache-status'], page.body === body]).toEqual([
        expect.stringContaining('; hit; '),
        true,
      ]);
    }
    const known = await storefront.get(`${product}?color=blue&size=invented`);
    expect(known.headers['cache-status']).toContain('fwd=uri-miss; stored');
    expect((await storefront.get(`${product}?color=Blue`)).headers['cache-status']).toContain('; hit; ');
  }
});

test('the webhook purges the CDN and reports when that fails', async () => {
  const { storefront, cdn, failCdn } = shop;
  const slug = newSlug();
  const tags = (await storefront.get(`/shop/shop-details/${slug}`)).headers['cache-tag'];
  const tag = encodeURIComponent(`product:${slug}`);
  expect(String(tags).split(',')).toContain(tag);
  const response = await storefront.sendWebhook({ tags: [`product:${slug}`] });
  const purged = cdn.received.map(({ body }) => body);
  expect([JSON.parse(response.body).cdn, purged]).toEqual(['purged', [{ tags: [tag] }]]);
  failCdn();
  const failed = await storefront.sendWebhook({ tags: [`product:${slug}`] });
  expect([failed.status, JSON.parse(failed.body).cdn]).toEqual([200, 'failed']);
  expect(JSON.parse((await storefront.get('/api/health')).body).degraded).toEqual(['cdn']);
});

test('the ad pixel receives page views and cart additions with feed ids', async ({ page }) => {
  const { storefront, upstream } = shop;
  const fakePixelScript = `fbq.callMethod = (...call) => {
    (window.pixelCalls ??= []).push(call);
    if (call[0] === 'track') new Image().src = 'https://www.facebook.com/tr/?eid=' + call[3].eventID;
  };
  fbq.queue.forEach((call) => fbq.callMethod(...call));`;
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakePixelScript }),
  );
  const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: image }),
  );
  await page.goto(`${storefront.origin}/shop/shop-details/${newSlug()}?inspect=tracking`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  const pixelCalls = () => page.evaluate(() => (window as { pixelCalls?: unknown[][] }).pixelCalls ?? []);
  await expect
    .poll(async () => (await pixelCalls()).map((call) => call[1]))
    .toEqual(['autoConfig', '1234567890', 'PageView', 'AddToCart']);
  const addToCartCall = (await pixelCalls()).at(-1);
  const additions = () =>
    upstream.calls
      .filter(({ path }) => path === '/UtmTrackings/Log')
      .map(({ body }) => JSON.parse(body))
      .filter(({ eventType }) => eventType === 'add-to-cart');
  await expect.poll(() => additions().length).toBe(1);
  const { itemId } = JSON.parse(additions()[0].json);
  expect(addToCartCall?.[2]).toMatchObject({ content_ids: [itemId], content_type: 'product' });
  const inspector = page.getByRole('region', { name: 'What this browser sends' });
  await expect(inspector.getByText(/^\S+ pixel.*PageView · arrived/)).toBeVisible();
});

test('SIGTERM completes pending orders and exports traces', async () => {
  const { upstream, storefront, collector } = shop;
  await storefront.get('/shop/shop-details/generated-traced?utm_source=secret');
  await storefront.get('/auth/reset-password?token=secret');
  upstream.setBehaviour('/Posts/Orders', { delayMs: 800 });
  const order = storefront.get('/api/upstream/Posts/Orders', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await expect.poll(() => upstream.calls.some(({ path }) => path === '/Posts/Orders')).toBe(true);
  process.kill(storefront.pid, 'SIGTERM');
  expect((await order).status).toBe(200);
  await expect.poll(() => storefront.isRunning()).toBe(false);

  await test.step('a render is traced with its API calls, without query values', () => {
    const spans = collector.received.flatMap(({ body }) =>
      (body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const { traceId } =
      spans.find(({ name }) => name === `fetch GET ${upstream.url}/Products/GetBySlug/generated-traced`) ??
      {};
    const serverSpans = spans.filter((span) => span.traceId === traceId && span.kind === 2);
    expect(serverSpans.map(({ name }) => name).join()).toContain('shop-details');
    const exported = JSON.stringify(collector.received);
    expect(exported).toContain('/v1/traces');
    expect(exported).toContain('rida-storefront');
    expect(exported).not.toContain('secret');
  });
});
