import { announceWriteVersion, latestWriteVersion } from './write-versions.ts';

let held: Map<string, () => void>;

/** Simulates Web Locks that grant every request at once. */
beforeEach(() => {
  jest.useFakeTimers();
  held = new Map();
  const locks = {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name: string, _options: object, callback: () => Promise<void>) => {
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

describe('announceWriteVersion', () => {
  test('announces only the latest version, for five seconds', async () => {
    await announceWriteVersion('cart', 1);
    await announceWriteVersion('cart', 2);
    await jest.advanceTimersByTimeAsync(4999);
    expect([...held.keys()]).toEqual(['cart@2']);
    await jest.advanceTimersByTimeAsync(1);
    expect([...held.keys()]).toEqual([]);
  });
});

describe('latestWriteVersion', () => {
  test('waits until the tab reads the version announced for its key', async () => {
    held
      .set('cart@7', () => {})
      .set('cart@9', () => {})
      .set('wishlist@12', () => {});
    let stored = 3;
    const latest = latestWriteVersion('cart', () => stored);
    setTimeout(() => {
      stored = 9;
    }, 300);
    await jest.advanceTimersByTimeAsync(299);
    expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(10);
    expect(await latest).toBe(9);
  });

  test('returns the announced version after two seconds', async () => {
    held.set('cart@9', () => {});
    const latest = latestWriteVersion('cart', () => 3);
    await jest.advanceTimersByTimeAsync(1990);
    expect(await Promise.race([latest, Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(15);
    expect(await latest).toBe(9);
  });

  test('returns the stored version when newer or without Web Locks', async () => {
    held.set('cart@2', () => {});
    expect(await latestWriteVersion('cart', () => 5)).toBe(5);
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    expect(await latestWriteVersion('cart', () => 1)).toBe(1);
    await announceWriteVersion('cart', 2);
    const locks = { query: () => Promise.reject(new Error('SecurityError')) };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    expect(await latestWriteVersion('cart', () => 0)).toBe(0);
  });
});
