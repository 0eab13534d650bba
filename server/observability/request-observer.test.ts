import inject from 'light-my-request';
import { pino } from 'pino';
import { createRequestMetrics } from './request-metrics.ts';
import { createObserver } from './request-observer.ts';

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

  test("logs a proxy's request id, replacing a malformed one", async () => {
    expect((await observe({ requestHeaders: { 'x-request-id': 'abc-1' } })).entry.id).toBe('abc-1');
    const malformed = await observe({ requestHeaders: { 'x-request-id': 'a b\tc' } });
    expect(malformed.entry.id).toMatch(/^[\da-f-]{36}$/);
  });
});
