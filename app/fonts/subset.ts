import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { lowerMarks } from './lower-marks.ts';

export const fontFolder = join('app', 'fonts');

const punctuation = '‐‑–—‘’‚“”„†•…‹›€™−\u2009\u202f\u200b-\u200f\u2066-\u2069';

/** Characters of the Latin font faces: Western European letters, prices, quotation marks of both languages. */
export const latinCharacters = new RegExp(`[ -~\u00a0£§©ª«®°±²³·º»½×÷À-ÿıŒœ${punctuation}]`, 'u');

/**
 * Characters of the Arabic font faces: letters of Arabic, Persian and Urdu with their marks, digits, the rial sign. Presentation
 * forms are left out, because fonts join the letters themselves.
 */
export const arabicCharacters = /[\u0600-\u06ff\u0750-\u077f\ufdfc]/u;

const faces = {
  'cormorant-garamond-latin-500-normal': latinCharacters,
  'source-sans-3-latin-400-normal': latinCharacters,
  'source-sans-3-latin-600-normal': latinCharacters,
  'tajawal-latin-400-normal': latinCharacters,
  'el-messiri-arabic-500-normal': arabicCharacters,
  'tajawal-arabic-400-normal': arabicCharacters,
  'tajawal-arabic-700-normal': arabicCharacters,
};

/** OpenType features that browsers apply by themselves, and the digits that `app/theme.css` asks for. */
const features = [
  ...['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk'],
  ...['init', 'medi', 'fina', 'isol', 'rlig', 'calt'],
  ...['lnum', 'tnum'],
];

const maxCharacterCode = 0xffff;

/** Returns the faces of the shop as WOFF 2 by file name, with the characters and features in use. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  // One after the other: both packages keep fonts in the memory of one WebAssembly instance, where concurrent calls overwrite each other's.
  for (const [face, pattern] of Object.entries(faces)) {
    const family = face.replace(/-(?:latin|arabic)-.*/, '');
    const file = `${face}.woff2`;
    const font = await readFile(join('node_modules', '@fontsource', family, 'files', file));
    const lowered = pattern === arabicCharacters ? lowerMarks(await convert(font, 'sfnt')) : font;
    const subset = await subsetFont(lowered, charactersMatching(pattern), {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    files.set(file, subset);
  }
  return files;
}

function charactersMatching(pattern: RegExp): string {
  return Array.from({ length: maxCharacterCode + 1 }, (_, code) => String.fromCharCode(code))
    .filter((character) => pattern.test(character))
    .join('');
}
