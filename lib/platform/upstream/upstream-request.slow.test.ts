import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setEnvironment } from '@/lib/platform/settings/testing';

let handler: RequestListener = (_request, response) => response.end('{}');
let requestCount = 0;
const server = createServer((request, response) => {
  requestCount += 1;
  handler(request, response);
});

let upstream: typeof import('./upstream-request.ts');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setEnvironment({ API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  upstream = await import('./upstream-request.ts');
});
beforeEach(() => {
  requestCount = 0;
  upstream.admissionControl().breaker.recordSuccess();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (options: { isIdempotent?: boolean; timeoutMs?: number; signal?: AbortSignal } = {}) => {
  const { isIdempotent = true, timeoutMs = 5000, signal } = options;
  const readBody = (response: Response) => response.text();
  return upstream.sendUpstreamRequest({
    path: '/x',
    init: { signal },
    readBody,
    queue: 'pages',
    timeoutMs,
    isIdempotent,
  });
};
const failures: [failure: string, handler: RequestListener, timeoutMs: number][] = [
  ['5xx responses', (_request, response) => response.writeHead(500).end(), 5000],
  ['connection resets', (request) => request.socket.resetAndDestroy(), 5000],
  ['timeouts', () => {}, 200],
];

describe('sendUpstreamRequest', () => {
  test.each(failures)(
    'sends nothing after five consecutive %s',
    async (_failure, failingHandler, timeoutMs) => {
      handler = failingHandler;
      for (let time = 0; time < 5; time += 1) await send({ isIdempotent: false, timeoutMs }).catch(() => {});
      expect(requestCount).toBe(5);
      await expect(send()).rejects.toThrow(upstream.NotSentError);
      expect(requestCount).toBe(5);
    },
  );

  test('counts 4xx and 501 as success, which resets the failure count', async () => {
    const failures = [500, 500, 500, 500];
    const statuses = [...failures, 404, ...failures, 501, ...failures, 429];
    handler = (_request, response) => response.writeHead(statuses[requestCount - 1] ?? 200).end();
    for (const status of statuses) expect((await send()).response.status).toBe(status);
    expect((await send()).response.status).toBe(200);
  });

  test('does not count an abort by the visitor as a failure', async () => {
    handler = () => {};
    for (let time = 0; time < 6; time += 1) await send({ signal: AbortSignal.timeout(20) }).catch(() => {});
    handler = (_request, response) => response.end('{}');
    expect((await send()).response.status).toBe(200);
  });

  test('retries a broken connection once, only for idempotent requests', async () => {
    handler = (request, response) =>
      requestCount === 1 ? request.socket.resetAndDestroy() : response.end('{}');
    expect((await send()).body).toBe('{}');
    expect(requestCount).toBe(2);
    requestCount = 0;
    await expect(send({ isIdempotent: false })).rejects.toThrow();
    expect(requestCount).toBe(1);
  });

  test('sends 64 at once, queues 128 and rejects the rest', async () => {
    let concurrent = 0;
    let maxConcurrent = 0;
    const finishers: (() => void)[] = [];
    handler = (_request, response) => {
      concurrent += 1;
      maxConcurrent = Math.max(maxConcurrent, concurrent);
      finishers.push(() => {
        concurrent -= 1;
        response.end('{}');
      });
    };
    const requests = Array.from({ length: 300 }, () => send({ timeoutMs: 30_000 }));
    const [rejected] = await Promise.allSettled(requests.slice(192));
    expect(rejected?.status).toBe('rejected');
    while (finishers.length < 64) await new Promise(setImmediate);
    let completed = 0;
    for (const request of requests.slice(0, 192)) request.then(() => (completed += 1));
    while (completed < 192) {
      for (const finish of finishers.splice(0)) finish();
      await new Promise(setImmediate);
    }
    expect(maxConcurrent).toBe(64);
  });
});

test('holds no renders that have ended', async () => {
  handler = (_request, response) => response.end('{}');
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const storage = new AsyncLocalStorage<object>();
  const render = async () => {
    const context = {};
    await storage.run(context, () => send());
    return new WeakRef(context);
  };
  const ended: WeakRef<object>[] = [];
  for (let count = 0; count < 20; count += 1) ended.push(await render());
  await nextTurn();
  collectGarbage();
  // Node.js holds those that opened its connection and its timer.
  expect(ended.filter((context) => context.deref()).length).toBeLessThanOrEqual(3);
});
