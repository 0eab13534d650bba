import { loadStored } from '../browser-storage/stored-values.ts';
import { awaitShopTime } from '../shop-time/shop-time.ts';
import { restoreSession } from './restore-session.ts';
import { sendWithToken } from './send-with-token.ts';
import { session } from './session.ts';
import { createToken, installFakeAuthBrowser } from './testing.ts';
import { RefreshRejectedError } from './token-refresher.ts';
import { tokenKeys } from './tokens.ts';

const now = Date.UTC(2026, 0, 1);
/** Local storage; `installFakeAuthBrowser` keeps the access token under `a` and the refresh token under `r`. */
let stored: Map<string, string>;
let sentPaths: string[];
let lifetimeSeconds: number;
let issuedTokenCount: number;
let isSessionOver: boolean;
let areCallsBroken: boolean;
let isRefreshUnavailable: boolean;
let rejectsEveryToken: boolean;

/** Fake API whose tokens live `lifetimeSeconds` seconds; only the token issued last is valid. */
function respond(path: string, bearer: string | null): Response {
  sentPaths.push(path);
  if (path === '/Posts/ContactMessages' && bearer === null) return Response.json({ response: 'sent' });
  if (path === '/accounts/RefreshToken' && isSessionOver)
    return Response.json({ Message: 'No' }, { status: 401 });
  if (path === '/accounts/RefreshToken' && isRefreshUnavailable) return new Response('', { status: 503 });
  if (path === '/accounts/RefreshToken') {
    issuedTokenCount += 1;
    return Response.json({ response: { accessToken: token(), refreshToken: `r${issuedTokenCount}` } });
  }
  if (areCallsBroken) return Response.json({ Message: 'Broken' }, { status: 500 });
  return !rejectsEveryToken && bearer === `Bearer ${token()}`
    ? Response.json({ response: 'yes' })
    : Response.json({ Message: 'No' }, { status: 401 });
}

const token = () => createToken({ exp: now / 1000 + lifetimeSeconds, issuedTokenCount });
const refreshCallCount = () => sentPaths.filter((path) => path === '/accounts/RefreshToken').length;
const call = () => sendWithToken({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });

beforeEach(async () => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  sentPaths = [];
  issuedTokenCount = 0;
  isSessionOver = false;
  areCallsBroken = false;
  isRefreshUnavailable = false;
  rejectsEveryToken = false;
  stored = installFakeAuthBrowser(respond);
  await awaitShopTime();
});

/** Stores a token that expires in `seconds`; tokens issued later have the same lifetime. */
function storeToken(seconds: number): void {
  lifetimeSeconds = seconds;
  stored.set('a', token());
  stored.set('r', 'r0');
}

describe('sendWithToken', () => {
  test('refreshes an expiring token before the call', async () => {
    storeToken(10);
    lifetimeSeconds = 900;
    expect(await call()).toBe('yes');
    expect(sentPaths).toEqual(['/accounts/RefreshToken', '/ShoppingCart/ListItemsInCart']);
  });

  test('does not refresh a token that is valid for longer', async () => {
    storeToken(900);
    await call();
    expect(refreshCallCount()).toBe(0);
  });

  test('refreshes a token in its last 20 seconds, not before', async () => {
    storeToken(21);
    await call();
    expect(refreshCallCount()).toBe(0);
    jest.setSystemTime(now + 1000);
    await call();
    expect(refreshCallCount()).toBe(1);
  });

  test('refreshes an undecodable token before the call', async () => {
    storeToken(900);
    stored.set('a', 'nonsense');
    expect(await call()).toBe('yes');
    expect(sentPaths).toEqual(['/accounts/RefreshToken', '/ShoppingCart/ListItemsInCart']);
  });

  test('refreshes a refreshed token again in its last 20 seconds', async () => {
    storeToken(10);
    lifetimeSeconds = 900;
    await call();
    jest.setSystemTime(now + 890_000);
    await call();
    expect(refreshCallCount()).toBe(2);
  });

  test('increments the stored version of the tokens', async () => {
    const version = () => loadStored(tokenKeys().version);
    storeToken(10);
    await call();
    expect(version()).toBe(1);
    stored.set('a', createToken({ exp: now / 1000 - 1 }));
    await call();
    expect(version()).toBe(2);
  });

  test.each([
    ['has a short lifetime', 5],
    ["is expired by the shop's time", -3600],
  ])('refreshes once when the refreshed token %s', async (_name, seconds) => {
    storeToken(seconds);
    for (let count = 0; count < 5; count += 1) expect(await call()).toBe('yes');
    expect(refreshCallCount()).toBe(1);
  });

  test('refreshes after a 401 and resends the call once', async () => {
    storeToken(900);
    issuedTokenCount = 7;
    expect(await call()).toBe('yes');
    expect(sentPaths).toEqual([
      '/ShoppingCart/ListItemsInCart',
      '/accounts/RefreshToken',
      '/ShoppingCart/ListItemsInCart',
    ]);
  });

  test('restoreSession makes no call with a valid token or without one', async () => {
    storeToken(900);
    stored.set('a', createToken({ exp: now / 1000 + 1, email: 'sara@rida.example' }));
    await restoreSession();
    expect(session.get().status).toBe('customer');
    stored.clear();
    await restoreSession();
    expect([session.get().status, sentPaths]).toEqual(['anonymous', []]);
  });

  test('restoreSession keeps the tokens when the refresh fails temporarily', async () => {
    storeToken(-3600);
    isRefreshUnavailable = true;
    const storedBefore = [...stored];
    await restoreSession();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect([...stored]).toEqual(storedBefore);
    isRefreshUnavailable = false;
    lifetimeSeconds = 900;
    await restoreSession();
    expect(session.get().status).toBe('customer');
  });

  describe('when the session is over', () => {
    beforeEach(() => {
      isSessionOver = true;
      storeToken(-3600);
    });

    test('restoreSession makes the session anonymous and removes the tokens', async () => {
      await restoreSession();
      expect([session.get(), [...stored]]).toEqual([
        { status: 'anonymous', endedSessionEmail: '' },
        [['ended_session', '""']],
      ]);
    });

    test.each([
      ['undecodable', 'nonsense'],
      ['not a valid header value', 'نص\n'],
      ['expired', createToken({ exp: 1 })],
    ])('restoreSession removes an access token that is %s, without refreshing', async (_name, access) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      stored.clear();
      stored.set('a', access);
      await restoreSession();
      expect([session.get().status, [...stored.keys()], sentPaths]).toEqual([
        'anonymous',
        ['ended_session'],
        [],
      ]);
    });

    test('a call that needs no session is sent without a token', async () => {
      const message = {
        method: 'POST' as const,
        path: '/Posts/ContactMessages',
        body: {},
        locale: 'en' as const,
      };
      expect(await sendWithToken(message)).toBe('sent');
      expect(sentPaths).toEqual(['/accounts/RefreshToken', '/Posts/ContactMessages']);
    });

    test('a call that needs a session rejects with RefreshRejectedError', async () => {
      await expect(call()).rejects.toThrow(RefreshRejectedError);
    });

    test('a call with an idempotency key is not sent without a token', async () => {
      const message = {
        method: 'POST' as const,
        path: '/Posts/ContactMessages',
        body: {},
        locale: 'en' as const,
      };
      await expect(sendWithToken({ ...message, idempotencyKey: 'k' })).rejects.toThrow(RefreshRejectedError);
      expect(sentPaths).toEqual(['/accounts/RefreshToken']);
    });
  });

  test('neither refreshes nor resends after a status other than 401', async () => {
    storeToken(900);
    areCallsBroken = true;
    await expect(call()).rejects.toMatchObject({ status: 500 });
    expect(sentPaths).toEqual(['/ShoppingCart/ListItemsInCart']);
  });

  test('does not refresh again when a refreshed token gets a 401', async () => {
    storeToken(10);
    lifetimeSeconds = 900;
    rejectsEveryToken = true;
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(refreshCallCount()).toBe(1);
    expect(sentPaths.filter((path) => path === '/ShoppingCart/ListItemsInCart')).toHaveLength(1);
  });

  test('sends a call without a token when none is stored', async () => {
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(sentPaths).toEqual(['/ShoppingCart/ListItemsInCart']);
  });
});

describe.each([-86_400_000, -3_600_000, 960_000, 3_600_000, 86_400_000])(
  'a session while the clock is %i ms fast',
  (deviation) => {
    let tab: {
      signIn: typeof import('./account-actions.ts').signIn;
      restore: typeof restoreSession;
      send: typeof sendWithToken;
      session: typeof session;
    };
    let shopTime: number;

    async function openTab() {
      jest.resetModules();
      const { signIn } = await import('./account-actions.ts');
      const { restoreSession: restore } = await import('./restore-session.ts');
      const { sendWithToken: send } = await import('./send-with-token.ts');
      tab = { signIn, restore, send, session: (await import('./session.ts')).session };
    }
    const pass = (ms: number) => {
      shopTime += ms;
      jest.setSystemTime(shopTime + deviation);
    };

    beforeEach(async () => {
      shopTime = now;
      pass(0);
      // Tokens of 15 minutes.
      lifetimeSeconds = 900;
      stored = installFakeAuthBrowser(
        (path, bearer) =>
          path === '/Auth/login'
            ? Response.json({ response: { status: true, accessToken: token(), refreshToken: 'r0' } })
            : respond(path, bearer),
        () => shopTime,
      );
      await openTab();
      await tab.signIn({ email: 'sara@rida.example', password: 'secret' }, 'en');
    });

    test('begins with the sign-in, also in other tabs and after a reload', async () => {
      expect(tab.session.get().status).toBe('customer');
      await tab.send({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });
      await openTab();
      await tab.restore();
      expect(tab.session.get().status).toBe('customer');
      await tab.send({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });
      expect(refreshCallCount()).toBe(0);
    });

    test('is refreshed when the token ends by the time of the shop', async () => {
      pass(885_000);
      lifetimeSeconds = 1800;
      await tab.send({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });
      expect(refreshCallCount()).toBe(1);
      pass(920_000);
      lifetimeSeconds = 3600;
      await openTab();
      await tab.restore();
      expect([tab.session.get().status, refreshCallCount()]).toEqual(['customer', 2]);
    });
  },
);
