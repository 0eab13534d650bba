import {
  beginInvalidation,
  invalidate,
  invalidateAll,
  invalidationCount,
  isCleared,
  isInvalid,
} from './invalidation.ts';

test('what was begun before one of its tags was cleared is invalid, what was begun after it is not', () => {
  const before = invalidationCount();
  invalidate(['home', 'product:abaya']);
  const after = invalidationCount();
  expect(isInvalid(['product:abaya'], before)).toBe(true);
  expect(isInvalid(['product:shawl'], before)).toBe(false);
  expect(isInvalid(['home', 'product:abaya'], after)).toBe(false);
});

test('what was made before everything was cleared is invalid, whatever its tags', () => {
  const before = invalidationCount();
  invalidateAll();
  expect([isInvalid(['home'], before), isCleared(['home'], before)]).toEqual([true, true]);
  expect(isInvalid(['home'], invalidationCount())).toBe(false);
});

test('what an invalidation has begun to clear is made anew at once, and given until that is in force', () => {
  const before = invalidationCount();
  const enforce = beginInvalidation(new Set(['home']));
  const during = invalidationCount();
  const told = (since: number, tag = 'home') => [isInvalid([tag], since), isCleared([tag], since)];
  expect([told(before), told(before, 'menu'), told(during)]).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  enforce();
  expect([told(before), told(before, 'menu'), told(during)]).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('an older invalidation that comes into force late does not undo a newer one', () => {
  const enforce = beginInvalidation(new Set(['home']));
  const between = invalidationCount();
  invalidate(['home']);
  enforce();
  expect(isInvalid(['home'], between)).toBe(true);
});

test('ten thousand tags are remembered one by one, and the oldest is forgotten for one more', () => {
  invalidateAll();
  const before = invalidationCount();
  invalidate(['oldest']);
  const after = invalidationCount();
  invalidate(Array.from({ length: 9999 }, (_, index) => `tag ${index}`));
  expect([isInvalid(['other'], before), isInvalid(['oldest'], after)]).toEqual([false, false]);
  invalidate(['one more']);
  expect([isInvalid(['other'], before), isInvalid(['other'], after)]).toEqual([true, false]);
});

test('tags of which there is no end take a set room, and what is forgotten counts as cleared', () => {
  const before = invalidationCount();
  invalidate(['first']);
  for (let number = 0; number < 11; number += 1) {
    invalidate(Array.from({ length: 1000 }, (_, index) => `${number}-${index}`));
  }
  expect(isInvalid(['first'], before)).toBe(true);
  expect(isInvalid(['first'], invalidationCount())).toBe(false);
});
