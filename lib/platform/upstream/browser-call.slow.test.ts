import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchMessages } from '../i18n/deferred-messages.ts';
import { sendCall } from './browser-call.ts';
import type { CallError } from './call-error.ts';
import type { BrowserCall } from './send-request.ts';

/** Timeouts are that many times as short as in a browser. */
const speed = 100;
const { fetch } = globalThis;
const startTimeout = AbortSignal.timeout.bind(AbortSignal);
let server: Server;
let timeouts: number[];

/** Server that never answers; below `/half` it sends headers and the beginning of a body. */
beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.includes('/half')) res.writeHead(200, { 'content-type': 'application/json' }).write('{"res');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  Object.defineProperty(globalThis, 'document', { value: { cookie: '' }, configurable: true });
});
afterAll(() => {
  globalThis.fetch = fetch;
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  timeouts = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    return startTimeout(ms / speed);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const failureOf = (call: Partial<BrowserCall>) =>
  sendCall({ path: '/x', locale: 'en', ...call }, null).then(
    () => null,
    (error: CallError) => error,
  );

describe('a call over a connection that hangs', () => {
  test.each<[string, number, Partial<BrowserCall>]>([
    ['that reads', 20_000, {}],
    ['that reads by POST', 20_000, { method: 'POST', isRead: true, body: {} }],
    ['that writes', 40_000, { method: 'POST', body: {} }],
    ['that continues after the page', 40_000, { method: 'POST', body: {}, keepalive: true }],
    ['whose response stops', 20_000, { path: '/half' }],
    ['with a signal', 20_000, { signal: new AbortController().signal }],
  ])('%s counts as unanswered after %i ms', async (_case, ms, call) => {
    expect(await failureOf(call)).toMatchObject({ name: 'CallError', status: 0, kind: 'unavailable' });
    expect(timeouts).toEqual([ms]);
  });

  test('is aborted earlier by its signal', async () => {
    const signal = startTimeout(20);
    expect(await failureOf({ signal })).toBe(signal.reason);
  });

  test('is aborted by its signal in browsers without AbortSignal.any', async () => {
    const { any } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined });
    const signal = startTimeout(20);
    expect(await failureOf({ signal })).toBe(signal.reason);
    Object.assign(AbortSignal, { any });
  });
});

test('texts that do not arrive within 20 s are missing', async () => {
  await expect(fetchMessages('mail-alert', 'en')).rejects.toThrow();
  expect(timeouts).toEqual([20_000]);
});
