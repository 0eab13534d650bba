import {
  beginInvalidation,
  invalidateAllLocally,
  invalidateLocally,
  invalidationCount,
  isInvalidated,
  isInvalidatedOrPending,
} from './local-invalidation.ts';

describe('invalidateLocally', () => {
  test('invalidates only what has its tags and started before it', () => {
    const before = invalidationCount();
    invalidateLocally(['home', 'product:abaya']);
    const after = invalidationCount();
    expect(isInvalidatedOrPending(['product:abaya'], before)).toBe(true);
    expect(isInvalidatedOrPending(['product:shawl'], before)).toBe(false);
    expect(isInvalidatedOrPending(['home', 'product:abaya'], after)).toBe(false);
  });

  test('remembers ten thousand tags and evicts the oldest', () => {
    invalidateAllLocally();
    const before = invalidationCount();
    invalidateLocally(['oldest']);
    const after = invalidationCount();
    invalidateLocally(Array.from({ length: 9999 }, (_, index) => `tag ${index}`));
    expect([isInvalidatedOrPending(['other'], before), isInvalidatedOrPending(['oldest'], after)]).toEqual([
      false,
      false,
    ]);
    invalidateLocally(['one more']);
    expect([isInvalidatedOrPending(['other'], before), isInvalidatedOrPending(['other'], after)]).toEqual([
      true,
      false,
    ]);
  });

  test('treats an evicted tag as invalidated', () => {
    const before = invalidationCount();
    invalidateLocally(['first']);
    for (let batch = 0; batch < 11; batch += 1) {
      invalidateLocally(Array.from({ length: 1000 }, (_, index) => `${batch}-${index}`));
    }
    expect(isInvalidatedOrPending(['first'], before)).toBe(true);
    expect(isInvalidatedOrPending(['first'], invalidationCount())).toBe(false);
  });
});

describe('invalidateAllLocally', () => {
  test('invalidates everything that started before it, regardless of tags', () => {
    const before = invalidationCount();
    invalidateAllLocally();
    expect([isInvalidatedOrPending(['home'], before), isInvalidated(['home'], before)]).toEqual([true, true]);
    expect(isInvalidatedOrPending(['home'], invalidationCount())).toBe(false);
  });
});

describe('beginInvalidation', () => {
  test('leaves tags pending until the commit', () => {
    const before = invalidationCount();
    const commit = beginInvalidation(new Set(['home']));
    const during = invalidationCount();
    const stateOf = (since: number, tag = 'home') => [
      isInvalidatedOrPending([tag], since),
      isInvalidated([tag], since),
    ];
    expect([stateOf(before), stateOf(before, 'menu'), stateOf(during)]).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    commit();
    expect([stateOf(before), stateOf(before, 'menu'), stateOf(during)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('does not undo a newer invalidation when it commits late', () => {
    const commit = beginInvalidation(new Set(['home']));
    const between = invalidationCount();
    invalidateLocally(['home']);
    commit();
    expect(isInvalidatedOrPending(['home'], between)).toBe(true);
  });
});
