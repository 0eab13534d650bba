import { whileCollectingGarbage } from '@/contract/testing';
import { jsonHandler, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let health: typeof import('./health.ts');
beforeAll(async () => {
  upstream = await startUpstream();
  health = await import('./health.ts');
});
afterAll(() => upstream.stop());

describe('probeUpstream', () => {
  test.each([
    [200, true],
    [404, true],
    [499, true],
    [500, false],
    [503, false],
  ])('responds to the status %d of the API with %s', async (status, isUp) => {
    upstream.handler = jsonHandler([], status);
    expect(await health.probeUpstream()).toBe(isUp);
  });

  test('is false for a redirect or a broken connection', async () => {
    upstream.handler = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await health.probeUpstream()).toBe(false);
    upstream.handler = (request) => request.socket.destroy();
    expect(await health.probeUpstream()).toBe(false);
  });

  test('is false for a hang in the body', async () => {
    upstream.handler = (_request, response) => response.writeHead(200).write('[');
    expect(await whileCollectingGarbage(health.probeUpstream())).toBe(false);
  });

  test('clears cached failures once the upstream is up', async () => {
    const { findCachedFailure, cacheFailure } = await import('./upstream-error.ts');
    const { UpstreamError } = await import('./upstream-error.ts');
    cacheFailure('a read', new UpstreamError('timeout', 'GET /x', ''));
    upstream.handler = jsonHandler([], 503);
    await health.probeUpstream();
    expect(findCachedFailure('a read')).toBeDefined();
    upstream.handler = jsonHandler([]);
    await health.probeUpstream();
    expect(findCachedFailure('a read')).toBeUndefined();
  });
});
