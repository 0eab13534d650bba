import { fakeBrowser } from './testing.ts';
import { withLock } from './with-lock.ts';

let stored: Map<string, string>;
let begun: string[];
const start = Date.UTC(2026, 0, 1);

/** A browser without Web Locks, at a time of its own. */
beforeEach(() => {
  jest.useFakeTimers({ now: start });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  ({ stored } = fakeBrowser());
  begun = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const work = (name: string) => async () => {
  begun.push(name);
  return name;
};

test('what this tab does under one name comes one after the other, and leaves nothing behind', async () => {
  let finish: () => void = () => {};
  const first = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
  const second = withLock('cart', work('second'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([begun, [...stored.keys()]]).toEqual([[], ['cart.lease']]);
  finish();
  await first;
  await jest.advanceTimersByTimeAsync(40);
  expect(await second).toBe('second');
  expect([...stored]).toEqual([]);
});

test('another tab that has begun is waited for, and for 15 seconds at most when it was closed', async () => {
  stored.set('cart.lease', `${start}.5`);
  const done = withLock('cart', work('mine'));
  await jest.advanceTimersByTimeAsync(14_999);
  expect(begun).toEqual([]);
  await jest.advanceTimersByTimeAsync(120 + 40);
  expect([begun, await done]).toEqual([['mine'], 'mine']);
});

test('of two tabs that begin at once the one that wrote last goes first, and keeps its lease', async () => {
  const done = withLock('cart', work('mine'));
  await jest.advanceTimersByTimeAsync(1);
  const other = `${start + 1}.5`;
  stored.set('cart.lease', other);
  await jest.advanceTimersByTimeAsync(5000);
  expect([begun, stored.get('cart.lease')]).toEqual([[], other]);
  stored.delete('cart.lease');
  await jest.advanceTimersByTimeAsync(120 + 40);
  expect(await done).toBe('mine');
});

test('a lease that another tab has taken over meanwhile is left to it', async () => {
  let finish: () => void = () => {};
  const done = withLock('cart', () => new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(40);
  stored.set('cart.lease', 'other');
  finish();
  await done;
  expect(stored.get('cart.lease')).toBe('other');
});

test('where a browser forbids its locks, work is done all the same, once', async () => {
  const locks = { request: () => Promise.reject(new Error('SecurityError')) };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  expect(await withLock('cart', work('mine'))).toBe('mine');
  expect(begun).toEqual(['mine']);
});

test('work that fails under a lock is not done again', async () => {
  const locks = { request: (_name: string, callback: () => unknown) => callback() };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const fails = async () => {
    begun.push('fails');
    throw new Error('broken');
  };
  await expect(withLock('cart', fails)).rejects.toThrow('broken');
  expect(begun).toEqual(['fails']);
});
