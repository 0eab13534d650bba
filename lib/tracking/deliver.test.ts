import type { Delivery } from './deliver.ts';
import { type TrackedBrowser, trackedBrowser } from './testing.ts';

let browser: TrackedBrowser;
let answers: (number | 'none')[];
let sent: { at: number; key: string | null; bearer: string | null; keepalive: boolean | undefined }[];
let begun: number;
beforeEach(() => {
  browser = trackedBrowser();
  browser.visit({ address: 'https://shop.example/' });
  answers = [];
  sent = [];
  globalThis.fetch = (async (_address: string, { headers, keepalive }: RequestInit) => {
    const given = new Headers(headers);
    sent.push({
      at: Date.now() - begun,
      key: given.get('idempotency-key'),
      bearer: given.get('authorization'),
      keepalive,
    });
    const status = answers.shift() ?? 200;
    if (status === 'none') throw new TypeError('Failed to fetch');
    return Response.json({}, { status });
  }) as typeof fetch;
  jest.useFakeTimers();
  begun = Date.now();
});
afterEach(() => jest.useRealTimers());

const delivery: Delivery = {
  id: 'id-1',
  channel: 'log',
  name: 'page-view',
  path: '/UtmTrackings/Log',
  body: { a: 1 },
};
async function deliverAll() {
  const { deliver } = await import('./deliver.ts');
  const { journal } = await import('./journal.ts');
  await deliver(delivery);
  await jest.advanceTimersByTimeAsync(120_000);
  return journal.get().map(({ state, note }) => `${state} ${note}`.trim());
}

test('what is sent carries its key and goes on when the page is left', async () => {
  expect(await deliverAll()).toEqual(['sent']);
  expect(sent).toEqual([{ at: 0, key: 'id-1', bearer: null, keepalive: true }]);
});

test('without an answer it is tried again after 1, 5 and 20 seconds under the same key, and then given up', async () => {
  answers = ['none', 500, 503, 500];
  expect(await deliverAll()).toEqual(['failed 500']);
  expect(sent.map(({ at }) => at)).toEqual([0, 1000, 6000, 26_000]);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['id-1']));
});

test('a later try that arrives ends it', async () => {
  answers = ['none', 200];
  expect(await deliverAll()).toEqual(['sent']);
  expect(sent).toHaveLength(2);
});

test('what is refused is not sent again', async () => {
  answers = [400];
  expect(await deliverAll()).toEqual(['failed 400']);
  expect(sent).toHaveLength(1);
});

test('a session that is over is counted without it, and only then', async () => {
  browser.stored.set('access', 'token');
  answers = [401];
  expect(await deliverAll()).toEqual(['sent']);
  expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer token', null]);
  sent = [];
  answers = [403];
  await deliverAll();
  expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer token']);
  sent = [];
  browser.stored.clear();
  answers = [401];
  await deliverAll();
  expect(sent).toHaveLength(1);
});
