// Bundles the programs and runs one of them: `node deploy/run.mjs storefront`. An installation that is bundled runs dist/ without it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from 'esbuild';
import { bundlePrograms, programFolder } from './bundle.mjs';

const [name = '', ...programArguments] = process.argv.slice(2);
await bundlePrograms();
stop();
const program = resolve(programFolder, `${name}.mjs`);
process.argv.splice(1, process.argv.length, program, ...programArguments);
await import(pathToFileURL(program).href);
