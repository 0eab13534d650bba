import { announceWriteVersion, awaitLatestWriteVersion, withLock } from './tab-locks.ts';
import { type FakeBrowser, installFakeBrowser } from './testing.ts';

describe('withLock', () => {
  let browser: FakeBrowser;
  let stored: Map<string, string>;
  let startedWork: string[];
  const startTime = Date.UTC(2026, 0, 1);
  /** Poll interval plus race window of `withLock`: the longest wait for a lock that has become free. */
  const maxWaitMs = 120 + 40;

  /** Simulates a browser without Web Locks, with fake timers. */
  beforeEach(() => {
    jest.useFakeTimers({ now: startTime });
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    browser = installFakeBrowser();
    ({ stored } = browser);
    startedWork = [];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const work = (name: string) => async () => {
    startedWork.push(name);
    return name;
  };

  test('runs work under the same name in sequence, then removes the lock', async () => {
    let finish: () => void = () => {};
    const first = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    const second = withLock('cart', work('second'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([startedWork, [...stored.keys()]]).toEqual([[], ['cart.lease']]);
    finish();
    await first;
    await jest.advanceTimersByTimeAsync(40);
    expect(await second).toBe('second');
    expect([...stored]).toEqual([]);
  });

  test("waits for another tab's lock until it expires after 15 seconds", async () => {
    stored.set('cart.lease', `${startTime}.5`);
    const done = withLock('cart', work('mine'));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(startedWork).toEqual([]);
    await jest.advanceTimersByTimeAsync(maxWaitMs);
    expect([startedWork, await done]).toEqual([['mine'], 'mine']);
  });

  test('does not wait for a lock from the future', async () => {
    stored.set('cart.lease', `${startTime + 3_600_000}.5`);
    const done = withLock('cart', work('mine'));
    await jest.advanceTimersByTimeAsync(maxWaitMs);
    expect(await done).toBe('mine');
  });

  test("renews its own lock during work, never another tab's", async () => {
    let finish: () => void = () => {};
    const done = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(Date.now() - Number.parseInt(stored.get('cart.lease') ?? '', 10)).toBeLessThan(15_000);
    stored.set('cart.lease', 'other');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(stored.get('cart.lease')).toBe('other');
    finish();
    await done;
  });

  test('yields to a tab that wrote its lock later', async () => {
    const done = withLock('cart', work('mine'));
    await jest.advanceTimersByTimeAsync(1);
    const other = `${startTime + 1}.5`;
    stored.set('cart.lease', other);
    await jest.advanceTimersByTimeAsync(5000);
    expect([startedWork, stored.get('cart.lease')]).toEqual([[], other]);
    stored.delete('cart.lease');
    await jest.advanceTimersByTimeAsync(maxWaitMs);
    expect(await done).toBe('mine');
  });

  test('does not remove a lock that another tab has taken over', async () => {
    let finish: () => void = () => {};
    const done = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(40);
    stored.set('cart.lease', 'other');
    finish();
    await done;
    expect(stored.get('cart.lease')).toBe('other');
  });

  test('finishes work during which storage is blocked', async () => {
    let finish: (result: string) => void = () => {};
    const done = withLock('cart', () => new Promise<string>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(40);
    browser.isBlocked = true;
    await jest.advanceTimersByTimeAsync(5_000);
    finish('result');
    expect(await done).toBe('result');
  });

  test('removes its lock after a renewal that failed', async () => {
    let finish: () => void = () => {};
    const done = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(40);
    browser.quota = 0;
    await jest.advanceTimersByTimeAsync(5_000);
    finish();
    await done;
    expect([...stored]).toEqual([]);
  });

  test('runs the work once when Web Locks are blocked', async () => {
    const locks = { request: () => Promise.reject(new Error('SecurityError')) };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    expect(await withLock('cart', work('mine'))).toBe('mine');
    expect(startedWork).toEqual(['mine']);
  });

  test('does not retry work that fails', async () => {
    const locks = { request: (_name: string, callback: () => unknown) => callback() };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    const failingWork = async () => {
      startedWork.push('fails');
      throw new Error('broken');
    };
    await expect(withLock('cart', failingWork)).rejects.toThrow('broken');
    expect(startedWork).toEqual(['fails']);
  });
});

describe('write versions', () => {
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
});
