import { fakeTokenBrowser, tokenOf } from './testing.ts';

let restored: number;
jest.mock('./restore.ts', () => ({
  restoreSession: () => {
    restored += 1;
  },
}));

const handlers = new Map<string, () => void>();
let stored: Map<string, string>;
let visibilityState: string;
async function watch(token: string | null) {
  jest.resetModules();
  handlers.clear();
  restored = 0;
  visibilityState = 'visible';
  stored = fakeTokenBrowser(() => Response.json({}));
  Object.defineProperty(document, 'visibilityState', { get: () => visibilityState });
  Object.assign(globalThis, {
    addEventListener: (type: string, handler: () => void) => handlers.set(type, handler),
  });
  if (token) stored.set('a', token);
  const { session } = await import('./session.ts');
  const { watchSession } = await import('./watch-session.ts');
  watchSession();
  return session;
}
/** Lets something happen, and what it starts come to its end. */
async function happens(type: string) {
  handlers.get(type)?.();
  await new Promise((resolve) => setTimeout(resolve, 10));
}
const token = tokenOf({ exp: Date.now() / 1000 + 3600 });

test('without a token nobody is signed in, and nothing is asked', async () => {
  const session = await watch(null);
  expect(session.get().status).toBe('anonymous');
  for (const type of ['online', 'visibilitychange']) await happens(type);
  expect(restored).toBe(0);
});

test('with a token the session is restored, and again once the network or the tab is back', async () => {
  await watch(token);
  await happens('nothing');
  expect(restored).toBe(1);
  await happens('online');
  await happens('visibilitychange');
  expect(restored).toBe(3);
});

test('a tab that is not looked at asks nothing, and neither does one whose customer is known', async () => {
  const session = await watch(token);
  await happens('nothing');
  visibilityState = 'hidden';
  await happens('visibilitychange');
  visibilityState = 'visible';
  const { setSession } = await import('./session.ts');
  setSession({ status: 'customer', name: 'Mona', email: null });
  expect(session.get().status).toBe('customer');
  await happens('online');
  expect(restored).toBe(1);
});
