import {
  beginInvalidation,
  invalidateAllLocally,
  invalidateLocally,
  invalidationCount,
  isInvalidated,
  isInvalidatedOrPending,
} from './local-invalidation.ts';

describe('invalidateLocally', () => {
  test('invalidates only earlier work with one of its tags', () => {
    const countBefore = invalidationCount();
    invalidateLocally(['home', 'product:abaya']);
    const countAfter = invalidationCount();
    expect(isInvalidatedOrPending(['product:abaya'], countBefore)).toBe(true);
    expect(isInvalidatedOrPending(['product:shawl'], countBefore)).toBe(false);
    expect(isInvalidatedOrPending(['home', 'product:abaya'], countAfter)).toBe(false);
  });

  test('remembers ten thousand tags and evicts the oldest', () => {
    invalidateAllLocally();
    const countBefore = invalidationCount();
    invalidateLocally(['oldest']);
    const countAfter = invalidationCount();
    invalidateLocally(Array.from({ length: 9999 }, (_, index) => `tag ${index}`));
    expect([
      isInvalidatedOrPending(['other'], countBefore),
      isInvalidatedOrPending(['oldest'], countAfter),
    ]).toEqual([false, false]);
    invalidateLocally(['one more']);
    expect([
      isInvalidatedOrPending(['other'], countBefore),
      isInvalidatedOrPending(['other'], countAfter),
    ]).toEqual([true, false]);
  });

  test('treats an evicted tag as invalidated', () => {
    const countBefore = invalidationCount();
    invalidateLocally(['first']);
    for (let batch = 0; batch < 11; batch += 1) {
      invalidateLocally(Array.from({ length: 1000 }, (_, index) => `${batch}-${index}`));
    }
    expect(isInvalidatedOrPending(['first'], countBefore)).toBe(true);
    expect(isInvalidatedOrPending(['first'], invalidationCount())).toBe(false);
  });
});

describe('invalidateAllLocally', () => {
  test('invalidates all earlier work, regardless of tags', () => {
    const countBefore = invalidationCount();
    invalidateAllLocally();
    expect([isInvalidatedOrPending(['home'], countBefore), isInvalidated(['home'], countBefore)]).toEqual([
      true,
      true,
    ]);
    expect(isInvalidatedOrPending(['home'], invalidationCount())).toBe(false);
  });
});

describe('beginInvalidation', () => {
  test('leaves tags pending until the commit', () => {
    const countBefore = invalidationCount();
    const commit = beginInvalidation(new Set(['home']));
    const countDuring = invalidationCount();
    const stateOf = (since: number, tag = 'home') => [
      isInvalidatedOrPending([tag], since),
      isInvalidated([tag], since),
    ];
    expect([stateOf(countBefore), stateOf(countBefore, 'menu'), stateOf(countDuring)]).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    commit();
    expect([stateOf(countBefore), stateOf(countBefore, 'menu'), stateOf(countDuring)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('does not invalidate work that began after it', () => {
    const commit = beginInvalidation(new Set(['home']));
    const countDuring = invalidationCount();
    invalidateLocally(['other']);
    expect(isInvalidatedOrPending(['home'], countDuring)).toBe(false);
    commit();
    expect(isInvalidatedOrPending(['home'], countDuring)).toBe(false);
  });

  test('leaves tags pending while another invalidation begins and commits', () => {
    const countBefore = invalidationCount();
    const commitFirst = beginInvalidation(new Set(['home']));
    const commitSecond = beginInvalidation(new Set(['menu']));
    const pendingTags = () => ['home', 'menu'].filter((tag) => isInvalidatedOrPending([tag], countBefore));
    expect(pendingTags()).toEqual(['home', 'menu']);
    commitSecond();
    expect([pendingTags(), isInvalidated(['home'], countBefore)]).toEqual([['home', 'menu'], false]);
    commitFirst();
    expect(isInvalidated(['home'], countBefore)).toBe(true);
  });

  test('does not undo a newer invalidation with a late commit', () => {
    const commit = beginInvalidation(new Set(['home']));
    const countBetween = invalidationCount();
    invalidateLocally(['home']);
    commit();
    expect(isInvalidatedOrPending(['home'], countBetween)).toBe(true);
  });
});
