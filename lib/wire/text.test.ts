import { readText, readTexts } from './text.ts';

test('markup and entities in a text are just text', () => {
  const hostile = '<img src=x onerror=alert(1)> &amp; "Abaya" \'s';
  expect(readText(hostile)).toBe(hostile);
});

test('characters that would break an address or a sitemap are taken out', () => {
  const text = readText('a\u0000b\ud800c\uffffd\u001be\n👗') ?? '';
  expect(text).toBe('abcde\n👗');
  expect(() => encodeURIComponent(text)).not.toThrow();
});

test('blank text is absent', () => {
  expect([' \n', '\u0000', null, {}, [], true].map(readText)).toEqual([null, null, null, null, null, null]);
});

test('texts are split on Latin and Arabic commas, without blanks and repeats', () => {
  expect(readTexts('abaya, black ,, abaya')).toEqual(['abaya', 'black']);
  expect(readTexts('عباية، أسود')).toEqual(['عباية', 'أسود']);
  expect(readTexts(['a, b', null, 5, {}])).toEqual(['a, b', '5']);
});
