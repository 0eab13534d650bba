import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironment } from '@/lib/settings/testing';

let answer: RequestListener = (_request, response) => response.end('{}');
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  answer(request, response);
});

let exchange: typeof import('./exchange.ts');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setEnvironment({ API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  exchange = await import('./exchange.ts');
});
beforeEach(() => {
  asked = 0;
  exchange.gate().breaker.note(true);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (more: { isSafe?: boolean; limitMs?: number; signal?: AbortSignal } = {}) => {
  const { isSafe = true, limitMs = 5000, signal } = more;
  const read = (response: Response) => response.text();
  return exchange.exchange({ path: '/x', init: { signal }, read, lane: 'pages', limitMs, isSafe });
};
const failures: [string, RequestListener][] = [
  ['5xx', (_request, response) => response.writeHead(500).end()],
  ['resets', (request) => request.socket.resetAndDestroy()],
  ['timeouts', () => {}],
];

test.each(failures)('after five %s in a row nothing is asked', async (_what, behaviour) => {
  answer = behaviour;
  for (let time = 0; time < 5; time += 1) await ask({ isSafe: false, limitMs: 100 }).catch(() => {});
  expect(asked).toBe(5);
  await expect(ask()).rejects.toThrow(exchange.NotAskedError);
  expect(asked).toBe(5);
});

test('refusals are answers, and one answer makes failures no longer be in a row', async () => {
  const answers = [500, 500, 500, 500, 404, 500, 500, 500, 500, 429];
  answer = (_request, response) => response.writeHead(answers[asked - 1] ?? 200).end();
  for (const status of answers) expect((await ask()).response.status).toBe(status);
  expect((await ask()).response.status).toBe(200);
});

test('a visitor who hangs up is no failure', async () => {
  answer = () => {};
  for (let time = 0; time < 6; time += 1) await ask({ signal: AbortSignal.timeout(20) }).catch(() => {});
  answer = (_request, response) => response.end('{}');
  expect((await ask()).response.status).toBe(200);
});

test('what is safe is asked once more on a connection that broke, and nothing else is', async () => {
  answer = (request, response) => (asked === 1 ? request.socket.resetAndDestroy() : response.end('{}'));
  expect((await ask()).content).toBe('{}');
  expect(asked).toBe(2);
  asked = 0;
  await expect(ask({ isSafe: false })).rejects.toThrow();
  expect(asked).toBe(1);
});

test('no more than 64 are under way and 128 wait, and whoever comes then is turned away at once', async () => {
  let atOnce = 0;
  let most = 0;
  const held: (() => void)[] = [];
  answer = (_request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    held.push(() => {
      atOnce -= 1;
      response.end('{}');
    });
  };
  const all = Array.from({ length: 300 }, () => ask({ limitMs: 30_000 }));
  const [first] = await Promise.allSettled(all.slice(192));
  expect(first?.status).toBe('rejected');
  while (held.length < 64) await new Promise(setImmediate);
  let answered = 0;
  for (const one of all.slice(0, 192)) one.then(() => (answered += 1));
  while (answered < 192) {
    for (const end of held.splice(0)) end();
    await new Promise(setImmediate);
  }
  expect(most).toBe(64);
});
