import { accountPaths } from '../../../contract/paths.ts';
import { createToken, installFakeAuthBrowser } from './testing.ts';

const token = createToken({ exp: Date.now() / 1000 + 600, email: 'sara@rida.example', name: 'Sara' });
let responses: Record<string, unknown>;
let calls: [path: string, bearer: string | null][];
let lastRequest: RequestInit;
/** Local storage; `installFakeAuthBrowser` keeps the access token under `a` and the refresh token under `r`. */
let stored: Map<string, string>;
let assign: jest.Mock;

beforeEach(() => {
  jest.resetModules();
  [responses, calls, assign] = [{}, [], jest.fn()];
  stored = installFakeAuthBrowser((path, bearer, init) => {
    calls.push([path, bearer]);
    lastRequest = init;
    return Response.json({ response: responses[path] ?? null });
  });
  const location = { pathname: '/pages/profile', search: '', hash: '', assign };
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

const importActions = () => import('./account-actions.ts');
const currentSession = async () => (await import('./session.ts')).session.get();
const newCustomer = { name: 'Sara', email: 'sara@rida.example', password: 'a good one' };

describe('account actions', () => {
  test.each([
    ['signIn', accountPaths.login],
    ['register', accountPaths.register],
  ])('%s stores both tokens and sets the session', async (action, path) => {
    responses[path] = { status: true, accessToken: token, refreshToken: 'refresh' };
    const { signIn, register } = await importActions();
    await (action === 'signIn' ? signIn(newCustomer, 'en') : register(newCustomer, 'en'));
    expect([...stored.values()].sort()).toEqual(['refresh', token].sort());
    expect(await currentSession()).toMatchObject({
      status: 'customer',
      email: 'sara@rida.example',
      name: 'Sara',
    });
    expect(calls[0]).toEqual([path, null]);
  });

  test("signIn rejects with the API's message, even for status 200", async () => {
    responses[accountPaths.login] = { status: false, errorMessage: 'Wrong password', accessToken: token };
    const { signIn } = await importActions();
    await expect(signIn(newCustomer, 'en')).rejects.toThrow('Wrong password');
    expect(stored.size).toBe(0);
    expect((await currentSession()).status).toBe('unknown');
  });

  test("a rejection's message, which may name the customer, is not logged", async () => {
    const errorMessage = 'No account for sara@rida.example';
    responses[accountPaths.login] = { status: false, errorMessage };
    const logged = (['info', 'warn', 'error'] as const).map((level) =>
      jest
        .spyOn(console, level)
        .mockClear()
        .mockImplementation(() => {}),
    );
    const { signIn } = await importActions();
    await expect(signIn(newCustomer, 'en')).rejects.toThrow(errorMessage);
    const lines = logged.flatMap(({ mock }) => mock.calls).flat();
    expect(lines).toEqual([`POST ${accountPaths.login} was rejected`]);
  });

  test('signIn rejects an unreadable token instead of announcing a session', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    responses[accountPaths.login] = { status: true, accessToken: 'opaque', refreshToken: 'refresh' };
    const { signIn } = await importActions();
    await expect(signIn(newCustomer, 'en')).rejects.toMatchObject({ name: 'CallError', status: 502 });
    expect(stored.size).toBe(0);
    expect((await currentSession()).status).toBe('unknown');
  });

  test('signOut removes the tokens, loads the login page and ends the session', async () => {
    stored.set('a', token).set('r', 'refresh');
    (await importActions()).signOut();
    expect(stored.size).toBe(0);
    expect(assign).toHaveBeenCalledWith('/auth/login');
    expect(calls).toEqual([[accountPaths.logout, `Bearer ${token}`]]);
    // Without `keepalive`, the request would end when the page unloads.
    expect(lastRequest.keepalive).toBe(true);
  });

  test('signOut makes no call without a refresh token', async () => {
    stored.set('a', token);
    (await importActions()).signOut();
    expect(stored.size).toBe(0);
    expect(calls).toEqual([]);
  });
});
