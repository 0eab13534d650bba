import { fakeTokenBrowser } from '../auth/testing.ts';
import { endSession, fetchSessions } from './sessions.ts';

test('where a customer is signed in is null with an upstream that does not say, and a failure with one that fails', async () => {
  let status = 200;
  fakeTokenBrowser(() => Response.json({ response: [{ id: 1, isCurrent: true }, {}] }, { status }));
  expect(await fetchSessions('en')).toMatchObject([{ id: 1, isCurrent: true }]);
  status = 404;
  expect(await fetchSessions('en')).toBeNull();
  status = 500;
  await expect(fetchSessions('en')).rejects.toMatchObject({ status: 500 });
});

test('a session is ended by its id', async () => {
  const paths: string[] = [];
  fakeTokenBrowser((path) => {
    paths.push(path);
    return Response.json({ response: [] });
  });
  expect(await endSession('a/b', 'en')).toEqual([]);
  expect(paths).toEqual(['/Posts/Sessions/a%2Fb']);
});
