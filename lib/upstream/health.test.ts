import { json, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let health: typeof import('./health.ts');
beforeAll(async () => {
  upstream = await startUpstream();
  health = await import('./health.ts');
});
afterAll(() => upstream.stop());

test.each([
  [200, true],
  [404, true],
  [499, true],
  [500, false],
  [503, false],
])('an upstream that answers %d is there: %s', async (status, isThere) => {
  upstream.answer = json([], status);
  expect(await health.upstreamAnswers()).toBe(isThere);
});

test('an upstream that redirects or breaks off is not there', async () => {
  upstream.answer = (_request, answer) => answer.writeHead(302, { location: '/elsewhere' }).end();
  expect(await health.upstreamAnswers()).toBe(false);
  upstream.answer = (request) => request.socket.destroy();
  expect(await health.upstreamAnswers()).toBe(false);
});

test('failures are forgotten once it answers, and not before', async () => {
  const { recentFailure, rememberFailure } = await import('./recent-failures.ts');
  const { UpstreamError } = await import('./failure.ts');
  rememberFailure('a read', new UpstreamError('timeout', 'GET /x', ''));
  upstream.answer = json([], 503);
  await health.upstreamAnswers();
  expect(recentFailure('a read')).toBeDefined();
  upstream.answer = json([]);
  await health.upstreamAnswers();
  expect(recentFailure('a read')).toBeUndefined();
});
