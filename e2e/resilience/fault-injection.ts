import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minWriteTimeoutMs } from '../../lib/platform/upstream/call-timeout.ts';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import type { HttpResponse } from '../support/http.ts';
import { startStorefront } from '../support/storefront.ts';
import { type UpstreamFailure, upstreamFailures } from '../support/upstream-behaviour.ts';
import { watchMemoryGrowth } from './memory-growth.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
const timeoutMs = 800;
const maxResponseMs = 10_000;
/** A call that writes may take half a minute. */
const maxWriteMs = minWriteTimeoutMs + maxResponseMs;
const maxGrowthMb = 400;
const gatewayStatuses = [502, 503, 504];
const jsonHeaders = { 'content-type': 'application/json' };

const upstream = await startFakeUpstream();
const shop = await startStorefront({ API_BASE_URL: upstream.url, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
const memory = watchMemoryGrowth(shop.pid, maxGrowthMb);
const cachedPath = '/shop/shop-details/generated-cached';
/** Failures injected so far; part of each slug, so that its page is not cached yet. */
let failureCount = 0;
const placeOrder = () =>
  shop.get('/api/upstream/Posts/Orders', {
    method: 'POST',
    body: '{"lines":[]}',
    headers: { ...jsonHeaders, 'idempotency-key': `key-${failureCount}-0000000000` },
    timeoutMs: maxWriteMs + 5000,
  });
/** Requests that are sent while the upstream fails, with the statuses that the shop may respond, by the failure. */
const probes: Record<
  string,
  {
    send: () => Promise<HttpResponse>;
    isAllowed: (status: number, failure: UpstreamFailure) => boolean;
    maxMs?: number;
  }
> = {
  'cached page': { send: () => shop.get(cachedPath), isAllowed: (status) => status === 200 },
  'uncached page': {
    send: () => shop.get(`/shop/shop-details/generated-${failureCount}`),
    isAllowed: (status) => status === 503,
  },
  listing: {
    send: () => shop.get(`/shop?searchText=generated-${failureCount}`),
    isAllowed: (status) => [200, 503].includes(status),
  },
  cart: {
    send: () => shop.get(`/api/products?locale=en&slug=generated-${failureCount}`),
    isAllowed: (status) => gatewayStatuses.includes(status),
  },
  'cart of a customer': {
    send: () => shop.get('/api/upstream/ShoppingCart/ListItemsInCart'),
    isAllowed: isUpstreamStatus,
  },
  'checkout page': { send: () => shop.get('/pages/checkout'), isAllowed: (status) => status === 200 },
  checkout: { send: placeOrder, isAllowed: isUpstreamStatus, maxMs: maxWriteMs },
};

const violations: string[] = [];
let responseCount = 0;
try {
  const cachedBody = (await shop.get(cachedPath)).body;
  await shop.get('/pages/checkout');
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const failure of Object.keys(upstreamFailures) as UpstreamFailure[])
      await injectFailure(failure, cachedBody);
  }
  violations.push(...(await memory.violations()));
  process.stdout.write(`${responseCount} responses, ${memory.summary()}\n`);
} finally {
  await shop.stop();
  await upstream.stop();
}
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(`${responseCount - violations.length} passed, ${violations.length} failed\n`);
process.exit(violations.length > 0 ? 1 : 0);

/** Makes the upstream fail, sends all probes at once, then waits until the shop recovers. */
async function injectFailure(failure: UpstreamFailure, cachedBody: string): Promise<void> {
  failureCount += 1;
  upstream.setBehaviour('/', failure);
  await Promise.all(
    Object.entries(probes).map(async ([name, { send, isAllowed, maxMs = maxResponseMs }]) => {
      const startedAt = performance.now();
      const { status, body } = await send().catch(() => ({ status: 0, body: '' }));
      responseCount += 1;
      const tookMs = performance.now() - startedAt;
      const violation =
        (!isAllowed(status, failure) && `status ${status}`) ||
        (tookMs > maxMs && 'too slow') ||
        (body.includes('elsewhere.example') && 'content of the upstream') ||
        (name === 'cached page' && body !== cachedBody && 'changed cached page');
      if (violation) violations.push(`${failure}, ${name}: ${violation}`);
    }),
  );
  upstream.reset();
  await shop.probeUpstream();
  const deadline = Date.now() + maxResponseMs;
  const hasRecovered = async () => {
    const responses = await Promise.all([
      shop.get(`/shop/shop-details/generated-${failureCount}`),
      placeOrder(),
      shop.get(cachedPath),
    ]);
    return responses.every(({ status }) => status === 200) && responses[2]?.body === cachedBody;
  };
  while (!(await hasRecovered())) {
    if (Date.now() > deadline) return void violations.push(`${failure}: the shop did not recover`);
    await sleep(100);
  }
}

/** True for a status that the proxy may forward from the upstream, and for a gateway error. Only an upstream that responds 500 may cause a 500. */
function isUpstreamStatus(status: number, failure: UpstreamFailure): boolean {
  return status < 500 || gatewayStatuses.includes(status) || (status === 500 && failure === 'status 500');
}
