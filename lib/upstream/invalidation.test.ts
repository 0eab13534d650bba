import { invalidate, invalidationCount, isInvalid } from './invalidation.ts';

test('what was begun before one of its tags was cleared is invalid, what was begun after it is not', () => {
  const before = invalidationCount();
  invalidate(['home', 'product:abaya']);
  const after = invalidationCount();
  expect(isInvalid(['product:abaya'], before)).toBe(true);
  expect(isInvalid(['product:shawl'], before)).toBe(false);
  expect(isInvalid(['home', 'product:abaya'], after)).toBe(false);
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
