import { installFakeBrowser } from './testing.ts';
import { withLock } from './with-lock.ts';

let stored: Map<string, string>;
let startedWork: string[];
const startTime = Date.UTC(2026, 0, 1);
/** Poll interval plus race window of `withLock`: the longest wait for a lock that has become free. */
const maxWaitMs = 120 + 40;

/** Simulates a browser without Web Locks, with fake timers. */
beforeEach(() => {
  jest.useFakeTimers({ now: startTime });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  ({ stored } = installFakeBrowser());
  startedWork = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const work = (name: string) => async () => {
  startedWork.push(name);
  return name;
};

describe('withLock', () => {
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
