import { readFileSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { drawableText, withGlyphsOnly } from './drawable-text.ts';
import { shareImageFontFolder } from './fonts.ts';
import { glyphCodePoints } from './glyph-code-points.ts';

test('the characters of a font are those of its character map', () => {
  const codesOf = (face: string) =>
    glyphCodePoints(readFileSync(join(shareImageFontFolder, `${face}-normal.ttf`)));
  const has = (codes: Set<number>, text: string) =>
    [...text].map((letter) => codes.has(letter.codePointAt(0) ?? 0));
  const latin = codesOf('source-sans-3-latin-400');
  expect(has(latin, 'Aé–€')).toEqual([true, true, true, true]);
  expect(has(latin, 'ع💗中')).toEqual([false, false, false]);
  expect(has(codesOf('tajawal-arabic-400'), 'عي٥')).toEqual([true, true, true]);
});

describe('drawable text', () => {
  test.each([
    ['Black & Gold Abaya – Limited', 'Black & Gold Abaya – Limited'],
    ['✨ New ✨ abaya 👩‍💻❤️', 'New abaya'],
    ['عباية 💗 سوداء', 'عباية سوداء'],
    ['No ① Ａbaya №5', 'No 1 Abaya No5'],
    ['Cafe\u0301', 'Café'],
    ['ع\u200cع', 'ع\u200cع'],
    ['a\u0000\u2028b', 'a b'],
    ['中文 🇪🇬', ''],
    ['\ud800Abaya', 'Abaya'],
  ])('of the title %j is %j', async (text, drawable) => expect(await drawableText(text)).toBe(drawable));

  test('reads the fonts again after a failure', async () => {
    jest.resetModules();
    jest.spyOn(fileSystem, 'readdir').mockRejectedValueOnce(new Error('EMFILE'));
    const fresh = await import('./drawable-text.ts');
    await expect(fresh.drawableText('Abaya')).rejects.toThrow('EMFILE');
    expect(await fresh.drawableText('Abaya')).toBe('Abaya');
  });

  test('has a glyph for every visible character', () => {
    const supported = new Set([...'abcعبي123 '].map((letter) => letter.codePointAt(0) ?? 0));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const drawn = withGlyphsOnly(text, supported);
        const visible = drawn.replace(/[\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
        expect([...visible].filter((letter) => !supported.has(letter.codePointAt(0) ?? 0))).toEqual([]);
      }),
    );
  });
});
