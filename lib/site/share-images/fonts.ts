import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of the fonts of share images, which `npm run fonts` writes: the text renderer cannot read the WOFF files of the pages. */
export const shareImageFontFolder = join('lib', 'site', 'share-images', 'fonts');

/**
 * Writes a fontconfig file that lists only the fonts of share images, so that share images look the same on every machine. Returns its
 * path, the value for `FONTCONFIG_FILE`.
 * @param folder of the file and of fontconfig's cache
 */
export async function writeFontConfiguration(folder: string): Promise<string> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  const file = join(root, 'fonts.conf');
  // Via a temporary file, so that concurrent processes never read a partial one.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, configuration(resolve(shareImageFontFolder), join(root, 'cache')));
  await rename(temporary, file);
  return file;
}

function configuration(fontFolder: string, cacheFolder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fontFolder)}</dir>
  <cachedir>${escapeXml(cacheFolder)}</cachedir>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
