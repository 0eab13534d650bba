import { cooldownMs, invalidateTags, onBeforeInvalidate, registerCdn } from './invalidate-tags.ts';
import { invalidationCount, isInvalidated, isInvalidatedOrPending } from './local-invalidation.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => onBeforeInvalidate(async () => {}));

describe('invalidateTags', () => {
  test('keeps tags pending during preparation, then commits', async () => {
    const since = invalidationCount();
    const observed: boolean[] = [];
    onBeforeInvalidate(async () => {
      observed.push(isInvalidatedOrPending(['a'], since), isInvalidated(['a'], since));
    });
    await invalidateTags(['a']);
    expect([...observed, isInvalidated(['a'], since), isInvalidated(['b'], since)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('batches the tags that arrive during an invalidation', async () => {
    const finishCallbacks: (() => void)[] = [];
    onBeforeInvalidate(() => new Promise((resolve) => finishCallbacks.push(resolve)));
    const since = invalidationCount();
    const first = invalidateTags(['first']);
    while (finishCallbacks.length === 0) await nextTurn();
    const others = ['x', 'y', 'x'].map((tag) => invalidateTags([tag]));
    finishCallbacks[0]?.();
    await first;
    expect(isInvalidatedOrPending(['x'], since)).toBe(false);
    while (finishCallbacks.length === 1) await nextTurn();
    expect([isInvalidatedOrPending(['x', 'y'], since), isInvalidated(['x', 'y'], since)]).toEqual([
      true,
      false,
    ]);
    finishCallbacks[1]?.();
    await Promise.all(others);
    expect([isInvalidated(['x'], since), isInvalidated(['y'], since), finishCallbacks.length]).toEqual([
      true,
      true,
      2,
    ]);
  });

  test('commits even when preparation fails or hangs', async () => {
    const since = invalidationCount();
    let deadline: AbortSignal | undefined;
    onBeforeInvalidate((signal) => {
      deadline = signal;
      return new Promise(() => {});
    });
    await invalidateTags(['slow']);
    onBeforeInvalidate(() => Promise.reject(new Error('the upstream is down')));
    await invalidateTags(['failed']);
    expect(isInvalidated(['slow'], since) && isInvalidated(['failed'], since)).toBe(true);
    expect(deadline?.aborted).toBe(true);
  });

  test('purges the CDN after the commit and waits for the purge', async () => {
    const since = invalidationCount();
    const events: unknown[] = [];
    registerCdn({
      async purge(tags) {
        events.push([...tags], isInvalidated(['a'], since));
        await nextTurn();
        events.push('purged');
        return false;
      },
      hasPendingPurges: () => false,
    });
    const isPurged = await invalidateTags(['a']);
    expect([...events, isPurged]).toEqual([['a'], true, 'purged', false]);
  });
});

describe('cooldownMs', () => {
  test('limits preparation to a quarter of the time, within bounds', () => {
    expect(
      [20, 100, 150].map((preparationMs) => preparationMs / (preparationMs + cooldownMs(preparationMs))),
    ).toEqual([0.25, 0.25, 0.25]);
    expect([cooldownMs(1), cooldownMs(400)]).toEqual([50, 600]);
  });
});
