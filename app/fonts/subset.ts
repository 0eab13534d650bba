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

/** Faces of share images, whole: networks show any title of a product. */
const shareImageFaces = [
  ...['cormorant-garamond-latin-500', 'cormorant-garamond-latin-ext-500'],
  ...['source-sans-3-latin-400', 'source-sans-3-latin-ext-400'],
  ...['source-sans-3-latin-600', 'source-sans-3-latin-ext-600'],
  ...['el-messiri-arabic-500', 'el-messiri-latin-500'],
  ...['tajawal-arabic-400', 'tajawal-latin-400', 'tajawal-arabic-700', 'tajawal-latin-700'],
];

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
    const file = `${face}.woff2`;
    const font = await readFontsourceFile(file);
    const lowered = pattern === arabicCharacters ? lowerMarks(await convert(font, 'sfnt')) : font;
    const subset = await subsetFont(lowered, charactersMatching(pattern), {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    files.set(file, subset);
  }
  return files;
}

/** Returns the faces of share images as TrueType by file name. */
export async function convertShareImageFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const face of shareImageFaces) {
    const font = await convert(await readFontsourceFile(`${face}-normal.woff`), 'sfnt');
    files.set(`${face}-normal.ttf`, Buffer.from(font));
  }
  return files;
}

function readFontsourceFile(file: string): Promise<Buffer> {
  const family = file.replace(/-(?:latin|arabic)-.*/, '');
  return readFile(join('node_modules', '@fontsource', family, 'files', file));
}

function charactersMatching(pattern: RegExp): string {
  return Array.from({ length: maxCharacterCode + 1 }, (_, code) => String.fromCharCode(code))
    .filter((character) => pattern.test(character))
    .join('');
}
