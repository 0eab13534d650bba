import { loadStored } from '../browser-storage/stored-values.ts';
import { restoreSession } from './restore-session.ts';
import { sendWithToken } from './send-with-token.ts';
import { session } from './session.ts';
import { createToken, fakeTokenBrowser } from './testing.ts';
import { tokenKeys } from './token-keys.ts';
import { RefreshRejectedError } from './token-refresher.ts';

const now = Date.UTC(2026, 0, 1);
/** Local storage; `fakeTokenBrowser` keeps the access token under `a` and the refresh token under `r`. */
let stored: Map<string, string>;
let sent: string[];
let lifetimeS: number;
let issuedTokens: number;
let isSessionOver: boolean;
let doCallsFail: boolean;
let isRefreshDown: boolean;
let rejectsTokens: boolean;

/** Fake API whose tokens live `lifetimeS` seconds; only the token issued last is valid. */
function respond(path: string, bearer: string | null): Response {
  sent.push(path);
  if (path === '/Posts/ContactMessages' && bearer === null) return Response.json({ response: 'sent' });
  if (path === '/accounts/RefreshToken' && isSessionOver)
    return Response.json({ Message: 'No' }, { status: 401 });
  if (path === '/accounts/RefreshToken' && isRefreshDown) return new Response('', { status: 503 });
  if (path === '/accounts/RefreshToken') {
    issuedTokens += 1;
    return Response.json({ response: { accessToken: token(), refreshToken: `r${issuedTokens}` } });
  }
  if (doCallsFail) return Response.json({ Message: 'Broken' }, { status: 500 });
  return !rejectsTokens && bearer === `Bearer ${token()}`
    ? Response.json({ response: 'yes' })
    : Response.json({ Message: 'No' }, { status: 401 });
}

const token = () => createToken({ exp: now / 1000 + lifetimeS, issuedTokens });
const refreshes = () => sent.filter((path) => path === '/accounts/RefreshToken').length;
const call = () => sendWithToken({ path: '/ShoppingCart/ListItemsInCart', locale: 'en' });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  sent = [];
  issuedTokens = 0;
  isSessionOver = false;
  doCallsFail = false;
  isRefreshDown = false;
  rejectsTokens = false;
  stored = fakeTokenBrowser(respond);
});

/** Stores a token that expires in `seconds`, the lifetime of those issued later, too. */
function storeToken(seconds: number): void {
  lifetimeS = seconds;
  stored.set('a', token());
  stored.set('r', 'r0');
}

describe('sendWithToken', () => {
  test('refreshes an expiring token before the call', async () => {
    storeToken(10);
    lifetimeS = 900;
    expect(await call()).toBe('yes');
    expect(sent).toEqual(['/accounts/RefreshToken', '/ShoppingCart/ListItemsInCart']);
  });

  test('does not refresh a token that is valid for longer', async () => {
    storeToken(900);
    await call();
    expect(refreshes()).toBe(0);
  });

  test('refreshes a token in its last 20 seconds, not before', async () => {
    storeToken(20);
    await call();
    expect(refreshes()).toBe(0);
    jest.setSystemTime(now + 1);
    await call();
    expect(refreshes()).toBe(1);
  });

  test('increments the stored refresh count', async () => {
    const refreshCount = () => loadStored(tokenKeys().refreshCount);
    storeToken(10);
    await call();
    expect(refreshCount()).toBe(1);
    stored.set('a', createToken({ exp: now / 1000 - 1 }));
    await call();
    expect(refreshCount()).toBe(2);
  });

  test.each([
    ['has a short lifetime', 5],
    ["is expired by this browser's clock", -3600],
  ])('refreshes once when the refreshed token %s', async (_name, seconds) => {
    storeToken(seconds);
    for (let count = 0; count < 5; count += 1) expect(await call()).toBe('yes');
    expect(refreshes()).toBe(1);
  });

  test('refreshes after a 401 and resends the call once', async () => {
    storeToken(900);
    issuedTokens = 7;
    expect(await call()).toBe('yes');
    expect(sent).toEqual([
      '/ShoppingCart/ListItemsInCart',
      '/accounts/RefreshToken',
      '/ShoppingCart/ListItemsInCart',
    ]);
  });

  test('restoreSession keeps the tokens when the refresh fails temporarily', async () => {
    storeToken(-3600);
    isRefreshDown = true;
    const before = [...stored];
    await restoreSession();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect([...stored]).toEqual(before);
    isRefreshDown = false;
    lifetimeS = 900;
    await restoreSession();
    expect(session.get().status).toBe('customer');
  });

  describe('when the session is over', () => {
    beforeEach(() => {
      isSessionOver = true;
      storeToken(-3600);
    });

    test('restoreSession makes it anonymous and removes the tokens', async () => {
      await restoreSession();
      expect([session.get(), [...stored]]).toEqual([
        { status: 'anonymous', endedCustomerId: '' },
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
      expect([session.get().status, [...stored.keys()], sent]).toEqual(['anonymous', ['ended_session'], []]);
    });

    test('a call that needs no session is sent without a token', async () => {
      const message = {
        method: 'POST' as const,
        path: '/Posts/ContactMessages',
        body: {},
        locale: 'en' as const,
      };
      expect(await sendWithToken(message)).toBe('sent');
      expect(sent).toEqual(['/accounts/RefreshToken', '/Posts/ContactMessages']);
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
      expect(sent).toEqual(['/accounts/RefreshToken']);
    });
  });

  test('neither refreshes nor resends after another error', async () => {
    storeToken(900);
    doCallsFail = true;
    await expect(call()).rejects.toMatchObject({ status: 500 });
    expect(sent).toEqual(['/ShoppingCart/ListItemsInCart']);
  });

  test('does not refresh again when a refreshed token gets a 401', async () => {
    storeToken(10);
    lifetimeS = 900;
    rejectsTokens = true;
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(1);
    expect(sent.filter((path) => path === '/ShoppingCart/ListItemsInCart')).toHaveLength(1);
  });

  test('sends a call without a token when none is stored', async () => {
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual(['/ShoppingCart/ListItemsInCart']);
  });
});
