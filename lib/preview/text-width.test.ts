import { cutToWidth, textWidth } from './text-width.ts';

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
])('%j is about %i px wide at 20 px', (text, width) => expect(textWidth(text, 20)).toBe(width));

test('a text that fits stays, another is cut after the last word that fits', () => {
  const text = 'one two three';
  const width = textWidth(text, 20);
  expect(cutToWidth(text, 20, width)).toBe(text);
  expect(cutToWidth(text, 20, width - 1)).toBe('one two …');
  expect(cutToWidth(text, 20, textWidth('one …', 20))).toBe('one …');
  expect(cutToWidth('onetwothree', 20, textWidth('onet …', 20))).toBe('onet …');
});

test('where there is no room at all nothing of a text is left', () =>
  expect(cutToWidth('abc', 20, 0)).toBe(' …'));
