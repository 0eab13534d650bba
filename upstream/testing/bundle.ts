import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const bundles = path.join('node_modules', '.cache', 'reference-api');
/** Packages that find files of their own next to their code. */
const externalPackages = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'pino'];
const packagesUrl = pathToFileURL(path.resolve('package.json')).href;
const programs = ['main', 'seed/main', 'backup/main', 'testing/reseed', 'testing/upgrade'] as const;

/** Program of the reference API, by its path below `upstream/`. */
export type Program = (typeof programs)[number];

/** Returns the path of a program's bundle. */
export function bundlePathOf(program: Program): string {
  return path.resolve(bundles, `${program}.mjs`);
}

/** Replaces `import.meta.url` by the source's URL, so that the bundle finds files next to it. */
const sourceUrlPlugin: Plugin = {
  name: 'source-url',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]upstream[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const url = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
};

/** Bundles the programs that tests start, with their packages: Node.js takes longer to load many files than to run them. */
export async function bundlePrograms(): Promise<void> {
  await build({
    entryPoints: programs.map((program) => `upstream/${program}.ts`),
    outbase: 'upstream',
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Saves a fifth of the loading; only the names in stack traces become unreadable.
    minify: true,
    platform: 'node',
    format: 'esm',
    external: externalPackages,
    // Bundled CommonJS packages call `require`.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(packagesUrl)});`,
    },
    plugins: [sourceUrlPlugin],
    logLevel: 'warning',
  });
}
