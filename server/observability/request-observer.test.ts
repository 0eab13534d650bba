import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import inject from 'light-my-request';
import { pino } from 'pino';
import { createRequestMetrics } from './request-metrics.ts';
import { createObserver, observerFor } from './request-observer.ts';

async function observe({
  responseHeaders = {},
  requestHeaders = {},
  isFastPathHit = false,
}: {
  responseHeaders?: Record<string, string>;
  requestHeaders?: Record<string, string>;
  isFastPathHit?: boolean;
}) {
  const lines: string[] = [];
  const metrics = createRequestMetrics();
  const observer = createObserver(metrics, pino({}, { write: (line) => lines.push(line) }));
  await inject(
    (req, res) => {
      const markFastPathHit = observer(req, res);
      if (isFastPathHit) markFastPathHit();
      for (const [name, value] of Object.entries(responseHeaders)) res.setHeader(name, value);
      res.end('done');
    },
    { url: '/ar/auth/reset-password?token=secret', headers: requestHeaders },
  );
  expect(lines).toHaveLength(1);
  return { line: lines[0] ?? '', entry: JSON.parse(lines[0] ?? ''), text: metrics.text() };
}

describe('createObserver', () => {
  test('logs a request in one line with its route, not its URL', async () => {
    const { line, entry } = await observe({});
    expect(entry).toMatchObject({ method: 'GET', route: '/auth/reset-password', status: 200, cache: 'none' });
    expect(line).not.toContain('secret');
  });

  test('counts a hit of the fast path', async () => {
    expect((await observe({ isFastPathHit: true })).text).toContain('cache="hit"');
  });

  test.each([
    ['Rida; hit; ttl=3', 'hit'],
    ['Rida; fwd=uri-miss; stored', 'miss'],
    ['Rida; fwd=stale; detail=unavailable', 'stale'],
    ['Rida; fwd=bypass', 'bypass'],
  ])('counts Cache-Status %p as %s', async (cacheStatus, cache) => {
    const { text } = await observe({ responseHeaders: { 'cache-status': cacheStatus } });
    expect(text).toContain(`cache="${cache}"`);
  });

  test('logs the duration and the sent bytes', async () => {
    const lines: string[] = [];
    const metrics = createRequestMetrics();
    const observer = createObserver(metrics, pino({}, { write: (line) => lines.push(line) }));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    await inject((req, res) => {
      Object.assign(req.socket, { bytesWritten: 100 });
      observer(req, res);
      clock.mockReturnValue(1234.56);
      Object.assign(req.socket, { bytesWritten: 350 });
      res.end('done');
    }, '/');
    clock.mockRestore();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ms: 234.6, bytes: 250 });
    expect(metrics.text()).toMatch(/le="0\.1"\} 0\n.*le="0\.25"\} 1\n/);
  });

  test('logs whether a response was cut short', async () => {
    const entries: { isCutShort?: true }[] = [];
    const log = pino({}, { write: (line) => entries.push(JSON.parse(line)) });
    const observer = createObserver(createRequestMetrics(), log);
    const server = createServer((req, res) => {
      observer(req, res);
      if (req.url === '/broken') res.destroy();
      else res.end();
    }).listen(0);
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await fetch(origin);
    await expect(fetch(`${origin}/broken`)).rejects.toThrow();
    await once(server.close(), 'close');
    expect(entries.map(({ isCutShort }) => isCutShort)).toEqual([undefined, true]);
  });

  test("logs a proxy's request id, replacing a malformed one", async () => {
    expect((await observe({ requestHeaders: { 'x-request-id': 'abc-1' } })).entry.id).toBe('abc-1');
    const malformed = await observe({ requestHeaders: { 'x-request-id': 'a b\tc' } });
    expect(malformed.entry.id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('observerFor', () => {
  const linesWith = async (settings: Parameters<typeof observerFor>[0]) => {
    const lines: string[] = [];
    const observer = observerFor(settings, pino({}, { write: (line) => lines.push(line) }));
    if (!observer) return null;
    await inject((req, res) => {
      observer(req, res);
      res.end();
    }, '/');
    return lines.length;
  };

  test('observes for the metrics or the request log', async () => {
    expect(await linesWith({ metricsPort: undefined, hasRequestLog: false })).toBeNull();
    expect(await linesWith({ metricsPort: undefined, hasRequestLog: true })).toBe(1);
    expect(await linesWith({ metricsPort: 0, hasRequestLog: false })).toBe(0);
  });
});
