import { beginInvalidation, invalidate, invalidationCount } from '../../lib/upstream/invalidation.ts';
import { createStore, type Kept, stateOf } from './store.ts';
import { pageAt } from './testing.ts';

function keptOf(bytes: number, more: Partial<Kept> = {}): Kept {
  const answer = {
    status: 200,
    headers: {},
    etag: 'x',
    bodies: { identity: Buffer.alloc(bytes), isQuick: false },
  };
  const agedAt = performance.now() + 1000;
  const times = {
    since: invalidationCount(),
    madeAt: performance.now(),
    agedAt,
    endsAt: Number.POSITIVE_INFINITY,
  };
  return { answer, asked: pageAt('/'), isAskedFor: false, script: null, tags: ['a', 'b'], ...times, ...more };
}

test('twenty thousand addresses that are asked for once push out no page that was asked for twice, and take a set room', () => {
  const most = 1_000_000;
  const store = createStore(most);
  store.keep('home', keptOf(50_000));
  store.find('home');
  for (let number = 0; number < 20_000; number += 1) store.keep(`made-up-${number}`, keptOf(20_000));
  expect(store.find('home')).toBeDefined();
  expect(store.size()).toBeLessThanOrEqual(most);
});

test('what is too large to keep is not kept, and nothing else goes for it', () => {
  const store = createStore(100_000);
  store.keep('small', keptOf(100));
  store.keep('large', keptOf(1_000_000));
  expect([store.find('small') !== undefined, store.find('large')]).toEqual([true, undefined]);
});

test('a page is fresh, then aged, and gone once one of its tags is cleared or a price on it ends', () => {
  const now = performance.now();
  expect(stateOf(keptOf(1))).toBe('fresh');
  expect(stateOf(keptOf(1, { agedAt: now - 1 }))).toBe('aged');
  expect(stateOf(keptOf(1, { endsAt: Date.now() - 1 }))).toBe('gone');
  const kept = keptOf(1);
  invalidate(['c']);
  expect(stateOf(kept)).toBe('fresh');
  invalidate(['b']);
  expect(stateOf(kept)).toBe('gone');
  expect(stateOf(keptOf(1))).toBe('fresh');
});

test('while an invalidation has begun a page may leave, unless one before it took the page away', () => {
  const [leaving, gone] = [keptOf(1), keptOf(1)];
  const { since } = leaving;
  const bringInForce = beginInvalidation(new Set(['a']));
  expect(stateOf(leaving)).toBe('leaving');
  invalidate(['b']);
  expect(stateOf(gone)).toBe('gone');
  bringInForce();
  expect([stateOf(leaving), leaving.since]).toEqual(['gone', since]);
});
