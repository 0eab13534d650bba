import { existsSync, readFileSync } from 'node:fs';
import { headScript } from '../../lib/inline-scripts/head-script.ts';
import { buildFolder } from '../../lib/next/private-formats.ts';

/** Where the build stores the minified code. */
export const startScriptFile = `${buildFolder}/start-script.js`;

/** Returns the code of every page's first script as written. */
export function startScriptSource(): string {
  return [headScript, readFileSync(new URL('./script-loader.js', import.meta.url), 'utf8')].join(';\n');
}

/** Returns the code of every page's first script: minified if the storefront is built, otherwise as written. */
export function startScriptCode(): string {
  return existsSync(startScriptFile) ? readFileSync(startScriptFile, 'utf8') : startScriptSource();
}
