import { existsSync, readFileSync } from 'node:fs';
import { buildFolder } from '../../lib/platform/next/private-formats.ts';
import { headScript } from '../../lib/site/inline-scripts/head-script.ts';

/** File in which the build stores the minified first script. */
export const firstScriptFile = `${buildFolder}/first-script.js`;

/** Returns the unminified code of the first script of every page: the inline scripts of its head, then the loader of all other scripts. */
export function unminifiedFirstScript(): string {
  return [headScript, readFileSync(new URL('./script-loader.js', import.meta.url), 'utf8')].join(';\n');
}

/** Returns the code of the first script of every page: minified if the storefront is built, otherwise unminified. */
export function firstScriptCode(): string {
  return existsSync(firstScriptFile) ? readFileSync(firstScriptFile, 'utf8') : unminifiedFirstScript();
}
