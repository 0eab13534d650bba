import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFolder, subsetFonts } from './subset.ts';

/** `npm run fonts`: writes the font subsets. */
for (const [file, font] of await subsetFonts()) await writeFile(join(fontFolder, file), font);
