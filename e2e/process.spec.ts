import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf, products } from './support/catalogue.ts';
import { startFakeUpstream } from './support/fake-upstream.ts';
import { freePort } from './support/free-port.ts';
import { ask } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { seedFolder } from './support/reference-api.ts';
import { startStorefront } from './support/storefront.ts';

test('told to end, the shop answers an order that is under way, and ends', async () => {
  const upstream = await startFakeUpstream();
  const storefront = await startStorefront({ API_BASE_URL: upstream.url });
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
  await upstream.stop();
});

test('a shop whose upstream was never there says that nothing can be served, until a page is kept', async () => {
  const upstream = await startFakeUpstream();
  const storefront = await startStorefront({ API_BASE_URL: upstream.url });
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
  await storefront.stop();
  await upstream.stop();
});

test('the reference API that dies is started again, and the shop goes on', async () => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'rida-process-'));
  await seedFolder(folder);
  const storefront = await startStorefront({ API_BASE_URL: '', DATABASE_URL: '', DATA_DIR: folder });
  const owners = () => readdirSync(join(folder, 'owners')).map((name) => Number(name.split('-')[0]));
  const [pid = 0] = owners();
  process.kill(pid, 'SIGKILL');
  const [first] = products;
  await expect
    .poll(async () => (await storefront.get(pathOf(first as (typeof products)[0]))).status, {
      timeout: 60_000,
    })
    .toBe(200);
  expect(owners()).not.toContain(pid);
  await storefront.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('what becomes of a request is a line of the log and a figure on a port of its own, without its address', async () => {
  const upstream = await startFakeUpstream();
  const metricsPort = await freePort();
  const storefront = await startStorefront({
    API_BASE_URL: upstream.url,
    METRICS_PORT: String(metricsPort),
    REQUEST_LOG: 'true',
    LOG_LEVEL: 'info',
  });
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
  await storefront.stop();
  await upstream.stop();
});
