import { type ConsentMode, decide } from './consent.ts';

test.each<[ConsentMode, string]>([
  ['off', 'granted'],
  ['notify', 'granted'],
  ['ask', 'undecided'],
])('without a choice a region of mode %s has it %s', (mode, expected) => {
  expect(decide('undecided', mode)).toBe(expected);
});

test.each<ConsentMode>(['off', 'notify', 'ask'])('a browser that objects is heard in mode %s', (mode) => {
  expect(decide('objected', mode)).toBe('denied');
});

test("the visitor's own choice counts before everything else", () => {
  expect(decide('denied', 'off')).toBe('denied');
  expect(decide('granted', 'ask')).toBe('granted');
});
