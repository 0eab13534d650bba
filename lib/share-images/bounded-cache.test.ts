import { BoundedCache } from './bounded-cache.ts';

const forever = Number.POSITIVE_INFINITY;
const entry = (value: string, until = forever) => ({ value, bytes: 10, until });

test('what was used last stays when there is not room for all', () => {
  const cache = new BoundedCache<string>(20);
  cache.set('a', entry('A'));
  cache.set('b', entry('B'));
  cache.get('a', 0);
  cache.set('c', entry('C'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 0))).toEqual(['A', undefined, 'C']);
});

test('a value set again counts once', () => {
  const cache = new BoundedCache<string>(20);
  for (const value of ['1', '2', '3']) cache.set('a', entry(value));
  cache.set('b', entry('B'));
  expect(['a', 'b'].map((key) => cache.get(key, 0))).toEqual(['3', 'B']);
});

test('a value is gone after its time, and its room is free', () => {
  const cache = new BoundedCache<string>(20);
  cache.set('a', entry('A', 5));
  expect([cache.get('a', 5), cache.get('a', 6), cache.get('a', 5)]).toEqual(['A', undefined, undefined]);
  cache.set('b', entry('B'));
  cache.set('c', entry('C'));
  expect(['b', 'c'].map((key) => cache.get(key, 0))).toEqual(['B', 'C']);
});

test('a value larger than the whole cache is not kept', () => {
  const cache = new BoundedCache<string>(5);
  cache.set('a', entry('A'));
  expect(cache.get('a', 0)).toBeUndefined();
});
