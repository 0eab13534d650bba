import { readText } from './text.ts';

describe('texts', () => {
  test('markup and entities stay literal text', () => {
    const hostile = '<img src=x onerror=alert(1)> &amp; "Abaya" \'s';
    expect(readText(hostile)).toBe(hostile);
  });

  test('characters that are invalid in URLs or XML are removed', () => {
    const text = readText('a\u0000b\ud800c\uffffd\u001be\n👗') ?? '';
    expect(text).toBe('abcde\n👗');
    expect(() => encodeURIComponent(text)).not.toThrow();
  });

  test('blank text is null', () => {
    expect([' \n', '\u0000', null, {}, [], true].map(readText)).toEqual([null, null, null, null, null, null]);
  });
});
