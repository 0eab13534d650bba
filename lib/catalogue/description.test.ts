import { COMPARE_LENGTH, DESCRIPTION_LENGTH, truncate } from './description.ts';

test('a description is truncated to 100 characters, 150 on the compare page', () => {
  const text = 'a'.repeat(200);
  expect(truncate(text, DESCRIPTION_LENGTH)).toEqual({ text: 'a'.repeat(100), cut: true });
  expect(truncate(text, COMPARE_LENGTH).text).toHaveLength(150);
});

test.each([
  ['a word that does not fit is left out whole', 'one two three', 9, 'one two'],
  ['a word that ends there stays', 'one two three', 7, 'one two'],
  ['a comma before what was left out goes along', 'ثوب واسع، طويل', 11, 'ثوب واسع'],
  ['a full stop before what was left out makes room for the dots', 'It is warm. Soft', 14, 'It is warm'],
  ['one long word is cut all the same', 'abcdefgh', 3, 'abc'],
])('%s', (_, text, length, expected) => {
  expect(truncate(text, length)).toEqual({ text: expected, cut: true });
});

test('a text of exactly the length is not cut', () => {
  expect(truncate('a'.repeat(100), 100)).toEqual({ text: 'a'.repeat(100), cut: false });
  expect(truncate('👗'.repeat(100), 100)).toEqual({ text: '👗'.repeat(100), cut: false });
});

test.each([
  ['an emoji of several parts', '👩‍👩‍👧'],
  ['an emoji outside the basic plane', '👗'],
  ['a letter with a combining mark', 'e\u0301'],
  ['an Arabic letter with its vowel marks', 'مَّ'],
])('%s counts as one character and is never cut in the middle', (_, character) => {
  expect(truncate(character.repeat(101), 100)).toEqual({ text: character.repeat(100), cut: true });
});
