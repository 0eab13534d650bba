import { accountPaths } from '../../contract/paths.ts';
import { fakeTokenBrowser, tokenOf } from './testing.ts';

const token = tokenOf({ exp: Date.now() / 1000 + 600, email: 'sara@rida.example', name: 'Sara' });
let answers: Record<string, unknown>;
let asked: [path: string, bearer: string | null][];
let stored: Map<string, string>;
let assign: jest.Mock;

beforeEach(() => {
  jest.resetModules();
  [answers, asked, assign] = [{}, [], jest.fn()];
  stored = fakeTokenBrowser((path, bearer) => {
    asked.push([path, bearer]);
    return Response.json({ response: answers[path] ?? null });
  });
  const location = { pathname: '/pages/profile', search: '', hash: '', assign };
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

const load = () => import('./accounts.ts');
const customer = async () => (await import('./session.ts')).session.get();
const newCustomer = { name: 'Sara', email: 'sara@rida.example', password: 'a good one' };

test.each([
  ['login', accountPaths.login],
  ['register', accountPaths.register],
])('%s keeps both tokens and says who is there now', async (way, path) => {
  answers[path] = { status: true, accessToken: token, refreshToken: 'again' };
  const { signIn, register } = await load();
  await (way === 'login' ? signIn(newCustomer, 'en') : register(newCustomer, 'en'));
  expect([...stored.values()].sort()).toEqual(['again', token].sort());
  expect(await customer()).toMatchObject({ status: 'customer', email: 'sara@rida.example', name: 'Sara' });
  expect(asked[0]).toEqual([path, null]);
});

test('a refusal is in the words of the upstream, also one that answers 200, and keeps nothing', async () => {
  answers[accountPaths.login] = { status: false, errorMessage: 'Wrong password', accessToken: token };
  const { signIn } = await load();
  await expect(signIn(newCustomer, 'en')).rejects.toThrow('Wrong password');
  expect(stored.size).toBe(0);
  expect((await customer()).status).toBe('unknown');
});

test('who signs out keeps no token, is led to the login route, and has the upstream end the session', async () => {
  stored.set('a', token).set('r', 'again');
  (await load()).signOut();
  expect(stored.size).toBe(0);
  expect(assign).toHaveBeenCalledWith('/auth/login');
  expect(asked).toEqual([[accountPaths.logout, `Bearer ${token}`]]);
});

test('who has nothing to renew a session with signs out without a call', async () => {
  stored.set('a', token);
  (await load()).signOut();
  expect(stored.size).toBe(0);
  expect(asked).toEqual([]);
});
