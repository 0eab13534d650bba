import { loadStored } from '../browser-storage/storage.ts';
import { RefreshError } from './refresh.ts';
import { restoreSession } from './restore.ts';
import { sendWithToken } from './send-with-token.ts';
import { session } from './session.ts';
import { fakeTokenBrowser, tokenOf } from './testing.ts';
import { tokenKeys } from './token-keys.ts';

const now = Date.UTC(2026, 0, 1);
let stored: Map<string, string>;
let sent: string[];
let lifetimeS: number;
let issued: number;
let isOver: boolean;
let isBroken: boolean;
let isRefused: boolean;

/** An upstream whose tokens live as long as a test says, and that refuses those it did not issue last. */
function answer(path: string, bearer: string | null): Response {
  sent.push(path);
  if (path === '/Posts/ContactMessages' && bearer === null) return Response.json({ response: 'sent' });
  if (path === '/accounts/RefreshToken' && isOver) return Response.json({ Message: 'No' }, { status: 401 });
  if (path === '/accounts/RefreshToken') {
    issued += 1;
    return Response.json({ response: { accessToken: token(), refreshToken: `r${issued}` } });
  }
  if (isBroken) return Response.json({ Message: 'Broken' }, { status: 500 });
  return !isRefused && bearer === `Bearer ${token()}`
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
  isOver = false;
  isBroken = false;
  isRefused = false;
  stored = fakeTokenBrowser(answer);
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

test('a token is renewed in its last twenty seconds, and not before them', async () => {
  sign(20);
  await call();
  expect(renewals()).toBe(0);
  jest.setSystemTime(now + 1);
  await call();
  expect(renewals()).toBe(1);
});

test('each renewal has the number after the one before it, by which tabs tell them apart', async () => {
  const number = () => loadStored(tokenKeys().renewals);
  sign(10);
  await call();
  expect(number()).toBe(1);
  stored.set('a', tokenOf({ exp: now / 1000 - 1 }));
  await call();
  expect(number()).toBe(2);
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

describe('a session that is over', () => {
  beforeEach(() => {
    isOver = true;
    sign(-3600);
  });

  test('becomes that of a visitor: nothing is left of it, and nobody is led anywhere', async () => {
    await restoreSession();
    expect([session.get(), [...stored]]).toEqual([{ status: 'anonymous', ended: true }, []]);
  });

  test.each([
    ['undecodable', 'nonsense'],
    ['not even fit for a header', 'نص\n'],
    ['expired', tokenOf({ exp: 1 })],
  ])('is one whose token is %s and comes without another', async (_what, access) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    stored.clear();
    stored.set('a', access);
    await restoreSession();
    expect([session.get().status, [...stored], sent]).toEqual(['anonymous', [], []]);
  });

  test('keeps back no call that needs none', async () => {
    const message = {
      method: 'POST' as const,
      path: '/Posts/ContactMessages',
      body: {},
      locale: 'en' as const,
    };
    expect(await sendWithToken(message)).toBe('sent');
    expect(sent).toEqual(['/accounts/RefreshToken', '/Posts/ContactMessages']);
  });

  test('is said of a call that needs one', async () => {
    await expect(call()).rejects.toThrow(RefreshError);
  });

  test('is said of an order, which is not sent as somebody else’s', async () => {
    const order = {
      method: 'POST' as const,
      path: '/Posts/ContactMessages',
      body: {},
      locale: 'en' as const,
    };
    await expect(sendWithToken({ ...order, idempotencyKey: 'k' })).rejects.toThrow(RefreshError);
    expect(sent).toEqual(['/accounts/RefreshToken']);
  });
});

test('what fails for another reason is neither renewed for nor sent again', async () => {
  sign(900);
  isBroken = true;
  await expect(call()).rejects.toMatchObject({ status: 500 });
  expect(sent).toEqual(['/ShoppingCart/ListItemsInCart']);
});

test('a token that is refused although it was just renewed is not renewed again', async () => {
  sign(10);
  lifetimeS = 900;
  isRefused = true;
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(renewals()).toBe(1);
  expect(sent.filter((path) => path === '/ShoppingCart/ListItemsInCart')).toHaveLength(1);
});

test('without a token a call goes out as a visitor’s', async () => {
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual(['/ShoppingCart/ListItemsInCart']);
});
