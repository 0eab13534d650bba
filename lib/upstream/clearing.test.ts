import { beforeInForce, clear, provideCdn, restAfter } from './clearing.ts';
import { invalidationCount, isCleared, isInvalid } from './invalidation.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => beforeInForce(async () => {}));

test('a tag is being cleared while what must be done before is done, and cleared once it has resolved', async () => {
  const since = invalidationCount();
  const seen: boolean[] = [];
  beforeInForce(async () => {
    seen.push(isInvalid(['a'], since), isCleared(['a'], since));
  });
  await clear(['a']);
  expect([...seen, isCleared(['a'], since), isCleared(['b'], since)]).toEqual([true, false, true, false]);
});

test('tags that are asked for meanwhile are cleared together afterwards, and nobody is told before', async () => {
  const finish: (() => void)[] = [];
  beforeInForce(() => new Promise((resolve) => finish.push(resolve)));
  const since = invalidationCount();
  const first = clear(['first']);
  while (finish.length === 0) await turn();
  const others = ['x', 'y', 'x'].map((tag) => clear([tag]));
  finish[0]?.();
  await first;
  expect(isInvalid(['x'], since)).toBe(false);
  while (finish.length === 1) await turn();
  expect([isInvalid(['x', 'y'], since), isCleared(['x', 'y'], since)]).toEqual([true, false]);
  finish[1]?.();
  await Promise.all(others);
  expect([isCleared(['x'], since), isCleared(['y'], since), finish.length]).toEqual([true, true, 2]);
});

test('making pages anew takes a quarter of the time, however many clearings are asked for, and keeps none waiting for long', () => {
  expect([20, 100, 150].map((tookMs) => tookMs / (tookMs + restAfter(tookMs)))).toEqual([0.25, 0.25, 0.25]);
  expect([restAfter(1), restAfter(400)]).toEqual([50, 600]);
});

test('what is done before neither fails a clearing nor holds it up for long', async () => {
  const since = invalidationCount();
  let over: AbortSignal | undefined;
  beforeInForce((signal) => {
    over = signal;
    return new Promise(() => {});
  });
  await clear(['slow']);
  beforeInForce(() => Promise.reject(new Error('the upstream is gone')));
  await clear(['failed']);
  expect(isCleared(['slow'], since) && isCleared(['failed'], since)).toBe(true);
  expect(over?.aborted).toBe(true);
});

test('a CDN is purged once nobody is given the old pages, and before whoever had them cleared hears of it', async () => {
  const since = invalidationCount();
  const seen: unknown[] = [];
  provideCdn({
    async purge(tags) {
      seen.push([...tags], isCleared(['a'], since));
      await turn();
      seen.push('purged');
      return false;
    },
    isBehind: () => false,
  });
  const isPurged = await clear(['a']);
  expect([...seen, isPurged]).toEqual([['a'], true, 'purged', false]);
});
