import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { endSession, fetchSessions, readSessions } from './sessions.ts';

describe('sessions', () => {
  test('fetchSessions returns null without the call and rejects for status 500', async () => {
    let status = 200;
    installFakeAuthBrowser(() => Response.json({ response: [{ id: 1, isCurrent: true }, {}] }, { status }));
    expect(await fetchSessions('en')).toMatchObject([{ id: 1, isCurrent: true }]);
    for (status of [404, 405]) expect(await fetchSessions('en')).toBeNull();
    status = 500;
    await expect(fetchSessions('en')).rejects.toMatchObject({ status: 500 });
  });

  test('endSession percent-encodes the session id', async () => {
    const paths: string[] = [];
    installFakeAuthBrowser((path) => {
      paths.push(path);
      return Response.json({ response: [] });
    });
    expect(await endSession('a/b', 'en')).toEqual([]);
    expect(paths).toEqual(['/Posts/Sessions/a%2Fb']);
  });
});

test('readSessions marks the current session and skips sessions without an id', () => {
  const payload = [
    { id: 7, isCurrent: true, usedAt: '2026-03-04T10:00:00Z', browser: 'Chrome', system: 'Android' },
    { id: 8, isCurrent: 'yes' },
    { isCurrent: true },
    null,
  ];
  const sessions = readSessions(payload);
  expect(sessions.map(({ id, isCurrent }) => [String(id), isCurrent])).toEqual([
    ['7', true],
    ['8', false],
  ]);
  expect(sessions[0]).toMatchObject({ browser: 'Chrome', system: 'Android' });
  expect(sessions[1]).toMatchObject({ usedAt: null, browser: null, system: null });
});
