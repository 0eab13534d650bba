import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const bundles = path.join('node_modules', '.cache', 'reference-api');
const programs = ['main', 'seed/main', 'testing/reseed'] as const;

/** A program of the reference API, by its path below `upstream/`. */
export type Program = (typeof programs)[number];

/** Where the bundle of a program is. */
export function bundleOf(program: Program): string {
  return path.resolve(bundles, `${program}.mjs`);
}

/** Files next to a source are found from the bundle, too. */
const ownAddress: Plugin = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]upstream[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

/** Bundles the programs that tests start again and again: from its sources each start takes twice as long. Jest runs it first. */
export default async function bundlePrograms(): Promise<void> {
  await build({
    entryPoints: programs.map((program) => `upstream/${program}.ts`),
    outbase: 'upstream',
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [ownAddress],
    logLevel: 'warning',
  });
}
