import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareImageFontFolder } from './fonts.ts';
import { glyphCodePoints } from './glyph-code-points.ts';

/** Line breaks and all other control characters. */
const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu;
const maxSourceLength = 400;
/** Repetitions of an invisible character, such as a joiner. */
const repeatedIgnorable = /(\p{Default_Ignorable_Code_Point})\1+/gu;
const visible = /[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;
/** Combining marks after the third of a letter. No language has so many. */
const marksAfterThird = /(\p{M}{3})\p{M}+/gu;
/** Characters that a text renderer handles without a glyph. */
const needsNoGlyph = /^[\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

let supportedCodePoints: Promise<ReadonlySet<number>> | undefined;

/**
 * Returns what the fonts of share images can draw of the first 400 characters of a text: an image has no space for more, and a longer
 * text takes seconds and hundreds of megabytes to lay out. A character without a glyph is replaced by its compatibility form, as
 * `①` by `1`. Without such a form it is left out, as an emoji is. Empty when nothing visible remains.
 */
export async function drawableText(text: string): Promise<string> {
  supportedCodePoints ??= loadSupportedCodePoints().catch((error) => {
    supportedCodePoints = undefined;
    throw error;
  });
  return withGlyphsOnly(text, await supportedCodePoints);
}

/** {@link drawableText} for fonts that have glyphs for the code points `supported`. */
export function withGlyphsOnly(text: string, supported: ReadonlySet<number>): string {
  const hasGlyph = (character: string) =>
    needsNoGlyph.test(character) || supported.has(character.codePointAt(0) ?? 0);
  const normalized = text
    .replace(repeatedIgnorable, '$1')
    .slice(0, maxSourceLength)
    .replace(lineBreaksAndControls, ' ')
    .normalize('NFC')
    .replace(marksAfterThird, '$1');
  const drawn = [...normalized].map((character) => {
    if (hasGlyph(character)) return character;
    const compatible = character.normalize('NFKC');
    return [...compatible].every(hasGlyph) && compatible !== character ? compatible : '';
  });
  // Variation selectors and joiners stand alone where the emoji before them was left out.
  const drawable = drawn
    .join('')
    .replace(/(?<=^|\s)[\ufe00-\ufe0f\u200d]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.test(drawable) ? drawable : '';
}

async function loadSupportedCodePoints(): Promise<ReadonlySet<number>> {
  const files = await readdir(shareImageFontFolder);
  const fonts = await Promise.all(files.map((file) => readFile(join(shareImageFontFolder, file))));
  return new Set(fonts.flatMap((font) => [...glyphCodePoints(font)]));
}
