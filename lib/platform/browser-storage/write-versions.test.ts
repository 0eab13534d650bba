import { announceWriteVersion, awaitLatestWriteVersion } from './write-versions.ts';

/** Names of the locks that are held. */
let held: Set<string>;

/** Simulates Web Locks that grant every request at once. */
beforeEach(() => {
  jest.useFakeTimers();
  held = new Set();
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, _options: object, callback: () => Promise<void>) => {
      held.add(name);
      await callback();
      held.delete(name);
    },
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('announceWriteVersion', () => {
  test('announces only the latest version, for five seconds', async () => {
    await announceWriteVersion('cart', 1);
    await announceWriteVersion('cart', 2);
    await jest.advanceTimersByTimeAsync(4999);
    expect([...held]).toEqual(['cart@2']);
    await jest.advanceTimersByTimeAsync(1);
    expect([...held]).toEqual([]);
  });
});

describe('awaitLatestWriteVersion', () => {
  test('waits until the tab reads the version announced for its key', async () => {
    held.add('cart@7').add('cart@9').add('wishlist@12');
    let stored = 3;
    const latest = awaitLatestWriteVersion('cart', () => stored);
    setTimeout(() => {
      stored = 9;
    }, 300);
    await jest.advanceTimersByTimeAsync(299);
    expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(10);
    expect(await latest).toBe(9);
  });

  test('returns the announced version after waiting two seconds', async () => {
    held.add('cart@9');
    const latest = awaitLatestWriteVersion('cart', () => 3);
    await jest.advanceTimersByTimeAsync(1990);
    expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(15);
    expect(await latest).toBe(9);
  });

  test('returns the stored version when it is newer or locks are missing', async () => {
    held.add('cart@2');
    expect(await awaitLatestWriteVersion('cart', () => 5)).toBe(5);
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    expect(await awaitLatestWriteVersion('cart', () => 1)).toBe(1);
    await announceWriteVersion('cart', 2);
    const locks = { query: () => Promise.reject(new Error('SecurityError')) };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    expect(await awaitLatestWriteVersion('cart', () => 0)).toBe(0);
  });
});
