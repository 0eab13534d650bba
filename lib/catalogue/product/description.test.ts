import { maxCompareDescriptionLength, maxDescriptionLength, truncateAtWordBoundary } from './description.ts';

describe('truncated descriptions', () => {
  test('descriptions have at most 100 characters, 150 on the compare page', () => {
    const text = 'a'.repeat(200);
    expect(truncateAtWordBoundary(text, maxDescriptionLength)).toEqual({
      text: 'a'.repeat(100),
      isTruncated: true,
    });
    expect(truncateAtWordBoundary(text, maxCompareDescriptionLength).text).toHaveLength(150);
  });

  test.each([
    ['a partial last word is removed', 'one two three', 9, 'one two'],
    ['a word that ends at the limit stays', 'one two three', 7, 'one two'],
    ['a trailing comma is removed', 'ثوب واسع، طويل', 11, 'ثوب واسع'],
    ['a trailing full stop is removed', 'It is warm. Soft', 14, 'It is warm'],
    ['one long word is split', 'abcdefgh', 3, 'abc'],
  ])('%s', (_, text, length, expected) => {
    expect(truncateAtWordBoundary(text, length)).toEqual({ text: expected, isTruncated: true });
  });

  test('a text of exactly the maximum length is not truncated', () => {
    expect(truncateAtWordBoundary('a'.repeat(100), 100)).toEqual({
      text: 'a'.repeat(100),
      isTruncated: false,
    });
    expect(truncateAtWordBoundary('👗'.repeat(100), 100)).toEqual({
      text: '👗'.repeat(100),
      isTruncated: false,
    });
  });

  test.each([
    ['an emoji of several parts', '👩‍👩‍👧'],
    ['an emoji outside the basic plane', '👗'],
    ['a letter with a combining mark', 'e\u0301'],
    ['an Arabic letter with its vowel marks', 'مَّ'],
  ])('%s counts as one character and is never split', (_, character) => {
    expect(truncateAtWordBoundary(character.repeat(101), 100)).toEqual({
      text: character.repeat(100),
      isTruncated: true,
    });
  });
});
