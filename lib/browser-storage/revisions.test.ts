import { announceRevision, latestRevision } from './revisions.ts';

let held: Map<string, () => void>;

/** Locks as all tabs see them; shared ones are given at once. */
beforeEach(() => {
  jest.useFakeTimers();
  held = new Map();
  const locks = {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name: string, _how: object, callback: () => Promise<void>) => {
      held.set(name, () => {});
      await callback();
      held.delete(name);
    },
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a revision is announced for five seconds, and the one before it no longer', async () => {
  await announceRevision('cart', 1);
  await announceRevision('cart', 2);
  await jest.advanceTimersByTimeAsync(4999);
  expect([...held.keys()]).toEqual(['cart@2']);
  await jest.advanceTimersByTimeAsync(1);
  expect([...held.keys()]).toEqual([]);
});

test('a tab waits until it sees what another one announced, under this name only', async () => {
  held
    .set('cart@7', () => {})
    .set('cart@9', () => {})
    .set('wishlist@12', () => {});
  let seen = 3;
  const latest = latestRevision('cart', () => seen);
  setTimeout(() => {
    seen = 9;
  }, 300);
  await jest.advanceTimersByTimeAsync(299);
  expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
  await jest.advanceTimersByTimeAsync(10);
  expect(await latest).toBe(9);
});

test('it waits for two seconds at most, and goes on counting from what was announced', async () => {
  held.set('cart@9', () => {});
  const latest = latestRevision('cart', () => 3);
  await jest.advanceTimersByTimeAsync(1990);
  expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
  await jest.advanceTimersByTimeAsync(15);
  expect(await latest).toBe(9);
});

test('what this tab sees counts where it is newer, and where nothing can be asked', async () => {
  held.set('cart@2', () => {});
  expect(await latestRevision('cart', () => 5)).toBe(5);
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  expect(await latestRevision('cart', () => 1)).toBe(1);
  await announceRevision('cart', 2);
  const locks = { query: () => Promise.reject(new Error('SecurityError')) };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  expect(await latestRevision('cart', () => 0)).toBe(0);
});
