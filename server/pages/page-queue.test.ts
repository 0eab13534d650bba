import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import { createPageQueue } from './renderer.ts';
import { pageKey } from './testing.ts';

/** A queue with work that the test finishes by a callback. */
function startWork() {
  const enqueue = createPageQueue<number>();
  const finishCallbacks: (() => void)[] = [];
  const start = () =>
    new Promise<number>((resolve) => {
      const number = finishCallbacks.length + 1;
      finishCallbacks.push(() => resolve(number));
    });
  const request = (representation: 'html' | 'flight') =>
    enqueue(representation === 'html' ? pageKey('/') : pageKey('/?_rsc', { rsc: '1' }), start);
  const finish = async (index: number) => {
    while (!finishCallbacks[index]) await Promise.resolve();
    finishCallbacks[index]();
  };
  return { request, finish, startCount: () => finishCallbacks.length };
}

describe('createPageQueue', () => {
  test('shares unfinished work after other work on the page has finished', async () => {
    const { request, finish, startCount } = startWork();
    const [html, flight] = [request('html'), request('flight')];
    await finish(0);
    expect(await html).toBe(1);
    const laterFlight = request('flight');
    await finish(1);
    expect([await flight, await laterFlight, startCount()]).toEqual([2, 2, 2]);
  });

  test('does not share finished work', async () => {
    const { request, finish } = startWork();
    for (const number of [1, 2]) {
      const result = request('html');
      await finish(number - 1);
      expect(await result).toBe(number);
    }
  });

  test('shares work that waits for work from before an invalidation', async () => {
    const { request, finish } = startWork();
    const older = request('html');
    await Promise.resolve();
    await Promise.resolve();
    invalidateLocally(['page']);
    const waiting = [request('html'), request('html')];
    await finish(0);
    await finish(1);
    expect([await older, ...(await Promise.all(waiting))]).toEqual([1, 2, 2]);
  });
});
