import { withoutArticle } from './arabic.ts';
import { foldedWords, foldText } from './fold.ts';

test.each([
  ['أإآٱا', 'ااااا'],
  ['عبايةٌ', 'عبايه'],
  ['جملى ئ ی', 'جملي ي ي'],
  ['مسؤولة', 'مسووله'],
  ['عَبَـــايَة', 'عبايه'],
  ['Crêpe ÉTÉ', 'crepe ete'],
  ['١٢٣', '123'],
  ['ﻋﺒﺎﻳﺔ', 'عبايه'],
])('foldText turns %s into %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('foldedWords splits at everything except letters and digits', () => {
  expect(foldedWords("A-Line «Dress», l'été 52cm! 😀 _x_ it’s")).toEqual([
    'a',
    'line',
    'dress',
    'lete',
    '52cm',
    'x',
    'its',
  ]);
});

test.each([
  ['العبايه', 'عبايه'],
  ['والعبايه', 'عبايه'],
  ['بالحجاب', 'حجاب'],
  ['للعيد', 'عيد'],
  ['الف', 'الف'],
  ['بالطو', 'بالطو'],
])('withoutArticle turns %s into %s', (word, expected) => {
  expect(withoutArticle(word)).toBe(expected);
});
