import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sfntFromWoff } from './woff.ts';

/** The faces of share images, as the fontsource packages ship them: the text renderer reads no WOFF. */
const faces = [
  ['cormorant-garamond', ['latin-500', 'latin-ext-500']],
  ['source-sans-3', ['latin-400', 'latin-ext-400', 'latin-600', 'latin-ext-600']],
  ['el-messiri', ['arabic-500', 'latin-500']],
  ['tajawal', ['arabic-400', 'latin-400', 'arabic-700', 'latin-700']],
] as const;

/**
 * Unpacks the faces into a folder, beside a fontconfig file that knows these faces only, so that a share image looks the same on
 * every machine, one without fonts included. Returns that file's path, for the variable `FONTCONFIG_FILE`.
 */
export async function prepareFonts(folder: string): Promise<string> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  await Promise.all(
    faces.flatMap(([family, cuts]) => cuts.map((cut) => unpack(family, `${family}-${cut}-normal`, root))),
  );
  const file = join(root, 'fonts.conf');
  await writeWhole(file, configuration(root));
  return file;
}

async function unpack(family: string, name: string, folder: string): Promise<void> {
  const woff = await readFile(join('node_modules', '@fontsource', family, 'files', `${name}.woff`));
  await writeWhole(join(folder, `${name}.ttf`), sfntFromWoff(woff));
}

/** Another process that starts at the same time never sees half a file. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
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
