import { createToken, installFakeAuthBrowser } from './testing.ts';

let restoreCount: number;
jest.mock('./restore-session.ts', () => ({
  restoreSession: () => {
    restoreCount += 1;
  },
}));

const handlers = new Map<string, () => void>();
let stored: Map<string, string>;
let visibilityState: string;
/** Calls `watchSession` in a new fake browser with this access token, and returns the session. */
async function startWatching(token: string | null) {
  jest.resetModules();
  handlers.clear();
  restoreCount = 0;
  visibilityState = 'visible';
  stored = installFakeAuthBrowser(() => Response.json({}));
  Object.defineProperty(document, 'visibilityState', { get: () => visibilityState });
  Object.assign(globalThis, {
    addEventListener: (type: string, handler: () => void) => handlers.set(type, handler),
  });
  // The key of the access token in `installFakeAuthBrowser`.
  if (token) stored.set('a', token);
  const { session } = await import('./session.ts');
  const { watchSession } = await import('./watch-session.ts');
  watchSession();
  return session;
}
/** Waits until pending imports and promises have settled. */
const flushEffects = () => new Promise((resolve) => setTimeout(resolve, 10));
/** Dispatches an event and waits for its effects. */
async function dispatch(type: string) {
  handlers.get(type)?.();
  await flushEffects();
}
const token = createToken({ exp: Date.now() / 1000 + 3600 });

describe('watchSession', () => {
  test('sets an anonymous session without a token', async () => {
    const session = await startWatching(null);
    expect(session.get().status).toBe('anonymous');
    for (const type of ['online', 'visibilitychange']) await dispatch(type);
    expect(restoreCount).toBe(0);
  });

  test('restores the session at once, when online again and when visible again', async () => {
    await startWatching(token);
    await flushEffects();
    expect(restoreCount).toBe(1);
    await dispatch('online');
    await dispatch('visibilitychange');
    expect(restoreCount).toBe(3);
  });

  test('does not retry in a hidden tab or for a signed-in customer', async () => {
    const session = await startWatching(token);
    await flushEffects();
    visibilityState = 'hidden';
    await dispatch('visibilitychange');
    visibilityState = 'visible';
    const { setSession } = await import('./session.ts');
    setSession({ status: 'customer', name: 'Mona', email: null });
    expect(session.get().status).toBe('customer');
    await dispatch('online');
    expect(restoreCount).toBe(1);
  });
});
