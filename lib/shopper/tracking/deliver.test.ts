import type { Delivery } from './deliver.ts';
import { installTrackedBrowser, type TrackedBrowser } from './testing.ts';

let browser: TrackedBrowser;
let responseStatuses: (number | 'no response')[];
let requests: { at: number; key: string | null; bearer: string | null; keepalive: boolean | undefined }[];
let startedAt: number;
beforeEach(() => {
  browser = installTrackedBrowser();
  browser.visit({ url: 'https://shop.example/' });
  responseStatuses = [];
  requests = [];
  globalThis.fetch = (async (_url: string, { headers, keepalive }: RequestInit) => {
    const sentHeaders = new Headers(headers);
    requests.push({
      at: Date.now() - startedAt,
      key: sentHeaders.get('idempotency-key'),
      bearer: sentHeaders.get('authorization'),
      keepalive,
    });
    const status = responseStatuses.shift() ?? 200;
    if (status === 'no response') throw new TypeError('Failed to fetch');
    return Response.json({}, { status });
  }) as typeof fetch;
  jest.useFakeTimers();
  startedAt = Date.now();
});
afterEach(() => jest.useRealTimers());

const delivery: Delivery = {
  id: 'id-1',
  destination: 'log',
  name: 'page-view',
  path: '/UtmTrackings/Log',
  body: { a: 1 },
};
async function deliverAll() {
  const { deliver } = await import('./deliver.ts');
  const { trackingLog } = await import('./tracking-log.ts');
  await deliver(delivery);
  await jest.advanceTimersByTimeAsync(120_000);
  return trackingLog.get().map(({ status, detail }) => `${status} ${detail}`.trim());
}

describe('deliver', () => {
  test('sends with an idempotency key and keepalive', async () => {
    expect(await deliverAll()).toEqual(['sent']);
    expect(requests).toEqual([{ at: 0, key: 'id-1', bearer: null, keepalive: true }]);
  });

  test('retries after 1, 5 and 20 seconds with the same key', async () => {
    responseStatuses = ['no response', 500, 503, 500];
    expect(await deliverAll()).toEqual(['failed 500']);
    expect(requests.map(({ at }) => at)).toEqual([0, 1000, 6000, 26_000]);
    expect(new Set(requests.map(({ key }) => key))).toEqual(new Set(['id-1']));
  });

  test('resolves when no attempt gets a response', async () => {
    responseStatuses = Array.from({ length: 4 }, () => 'no response' as const);
    expect(await deliverAll()).toEqual(['failed 0']);
    expect(requests).toHaveLength(4);
  });

  test('stops retrying after a success', async () => {
    responseStatuses = ['no response', 200];
    expect(await deliverAll()).toEqual(['sent']);
    expect(requests).toHaveLength(2);
  });

  test('does not retry a rejected event', async () => {
    responseStatuses = [400];
    expect(await deliverAll()).toEqual(['failed 400']);
    expect(requests).toHaveLength(1);
  });

  test('sends again without the token only after status 401', async () => {
    browser.stored.set('access', 'token');
    responseStatuses = [401];
    expect(await deliverAll()).toEqual(['sent']);
    expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer token', null]);
    requests = [];
    responseStatuses = [403];
    await deliverAll();
    expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer token']);
    requests = [];
    browser.stored.clear();
    responseStatuses = [401];
    await deliverAll();
    expect(requests).toHaveLength(1);
  });
});
