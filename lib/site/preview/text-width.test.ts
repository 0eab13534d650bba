import { textWidth, truncateToWidth } from './text-width.ts';

describe('text width', () => {
  test.each([
    ['', 0],
    ['ab', 21],
    ['il', 10],
    ['m', 17],
    ['W', 17],
    ['A', 14],
    [' ', 6],
    ['ع', 9],
    ['ا', 5],
    ['\u064b', 0],
    ['中', 20],
  ])('estimates %j as %i px wide at 20 px', (text, width) => expect(textWidth(text, 20)).toBe(width));

  test('truncates after the last word that fits', () => {
    const text = 'one two three';
    const width = textWidth(text, 20);
    expect(truncateToWidth(text, 20, width)).toBe(text);
    expect(truncateToWidth(text, 20, width - 1)).toBe('one two …');
    expect(truncateToWidth(text, 20, textWidth('one …', 20))).toBe('one …');
    expect(truncateToWidth('onetwothree', 20, textWidth('onet …', 20))).toBe('onet …');
  });

  test('returns only the ellipsis for width 0', () => expect(truncateToWidth('abc', 20, 0)).toBe(' …'));
});
