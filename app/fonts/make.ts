import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareImageFontFolder } from '../../lib/site/share-images/fonts.ts';
import { convertShareImageFonts, fontFolder, subsetFonts } from './subset.ts';

/** `npm run fonts`: writes the font subsets of pages and the fonts of share images. */
for (const [file, font] of await subsetFonts()) await writeFile(join(fontFolder, file), font);
for (const [file, font] of await convertShareImageFonts())
  await writeFile(join(shareImageFontFolder, file), font);
