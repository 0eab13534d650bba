import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sfntFromWoff } from './woff.ts';

/** Font families of share images, with subset and weight of each font file of fontsource. The text renderer does not support WOFF. */
export const fontFaces = [
  ['cormorant-garamond', ['latin-500', 'latin-ext-500']],
  ['source-sans-3', ['latin-400', 'latin-ext-400', 'latin-600', 'latin-ext-600']],
  ['el-messiri', ['arabic-500', 'latin-500']],
  ['tajawal', ['arabic-400', 'latin-400', 'arabic-700', 'latin-700']],
] as const;

/**
 * Converts the fonts into a folder with a fontconfig file that lists only them, so that share images are the same on every machine.
 * Returns the path of that file, the value for `FONTCONFIG_FILE`.
 */
export async function prepareFonts(folder: string): Promise<string> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  await Promise.all(
    fontFaces.flatMap(([family, subsets]) =>
      subsets.map(async (subset) =>
        writeAtomically(join(root, `${family}-${subset}-normal.ttf`), await readFont(family, subset)),
      ),
    ),
  );
  const file = join(root, 'fonts.conf');
  await writeAtomically(file, configuration(root));
  return file;
}

/** Reads a font file as TrueType or OpenType. */
export async function readFont(family: string, subset: string): Promise<Buffer> {
  const file = `${family}-${subset}-normal.woff`;
  return sfntFromWoff(await readFile(join('node_modules', '@fontsource', family, 'files', file)));
}

/** Writes via a temporary file, so that concurrent processes never read a partial one. */
async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

function configuration(folder: string): string {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}</dir>
  <cachedir>${path}/cache</cachedir>
</fontconfig>
`;
}
