import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { endSession, fetchSessions } from './sessions.ts';

describe('sessions', () => {
  test('fetchSessions returns null for status 404 and rejects for status 500', async () => {
    let status = 200;
    installFakeAuthBrowser(() => Response.json({ response: [{ id: 1, isCurrent: true }, {}] }, { status }));
    expect(await fetchSessions('en')).toMatchObject([{ id: 1, isCurrent: true }]);
    status = 404;
    expect(await fetchSessions('en')).toBeNull();
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
