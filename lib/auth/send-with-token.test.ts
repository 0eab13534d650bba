import { sendWithToken } from './send-with-token.ts';
import { tokenOf } from './testing.ts';

const now = Date.UTC(2026, 0, 1);
const stored = new Map<string, string>();
let sent: string[];
let lifetimeS: number;
let issued: number;

/** An upstream whose tokens live as long as a test says, and that refuses those it did not issue last. */
function answer(path: string, bearer: string | null): Response {
  sent.push(path);
  if (path === '/accounts/RefreshToken') {
    issued += 1;
    return Response.json({ response: { accessToken: token(), refreshToken: `r${issued}` } });
  }
  return bearer === `Bearer ${token()}`
    ? Response.json({ response: 'yes' })
    : Response.json({ Message: 'No' }, { status: 401 });
}

const token = () => tokenOf({ exp: now / 1000 + lifetimeS, issued });
const renewals = () => sent.filter((path) => path === '/accounts/RefreshToken').length;
const call = () => sendWithToken({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  sent = [];
  issued = 0;
  stored.clear();
  const given = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    document: {
      cookie: '',
      documentElement: { lang: 'en', dataset: {} },
      getElementById: () => ({ textContent: '{"accessTokenKey":"a","refreshTokenKey":"r"}' }),
    },
    fetch: async (address: string, init: RequestInit) =>
      answer(address.replace('/api/upstream', ''), new Headers(init.headers).get('authorization')),
  };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
});

function sign(seconds: number): void {
  lifetimeS = seconds;
  stored.set('a', token());
  stored.set('r', 'r0');
}

test('a token is renewed just before it expires, and the call goes out once', async () => {
  sign(10);
  lifetimeS = 900;
  expect(await call()).toBe('yes');
  expect(sent).toEqual(['/accounts/RefreshToken', '/ShoppingCart/ListItemsInCart']);
});

test('a token that is good for longer is left alone', async () => {
  sign(900);
  await call();
  expect(renewals()).toBe(0);
});

test.each([
  ['live a few seconds only', 5],
  ['are over by the clock of this browser', -3600],
])('tokens that %s are not renewed before every call', async (_name, seconds) => {
  sign(seconds);
  for (let count = 0; count < 5; count += 1) expect(await call()).toBe('yes');
  expect(renewals()).toBe(1);
});

test('a token that the upstream refuses is renewed, and the call is sent again once', async () => {
  sign(900);
  issued = 7;
  expect(await call()).toBe('yes');
  expect(sent).toEqual([
    '/ShoppingCart/ListItemsInCart',
    '/accounts/RefreshToken',
    '/ShoppingCart/ListItemsInCart',
  ]);
});
