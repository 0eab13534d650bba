// Bundles the programs into dist/, where plain Node runs them: `node deploy/bundle.mjs`, or only some of them with their names.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build, stop } from 'esbuild';

export const programFolder = 'dist';

/** Entry points of the programs, by name. */
export const programs = {
  storefront: 'server/start.ts',
  build: 'server/build-cli.ts',
  shops: 'server/print-shops.ts',
  'reference-api': 'reference-api/main.ts',
  seed: 'reference-api/seed/main.ts',
  import: 'reference-api/import/main.ts',
  backup: 'reference-api/backup/main.ts',
  conformance: 'contract/conformance/main.ts',
};

/** Packages with native code or files of their own, packages that Next must share, and those that only some programs load, late. */
const externalPackages = [
  'next',
  'react',
  'react-dom',
  'sharp',
  'pino',
  'esbuild',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/*',
  'pg-native',
];

/**
 * Makes `import.meta.url` of a source that of its place in the project, so that the bundle finds files beside it.
 * @param {string} folder of the bundles
 * @returns {import('esbuild').Plugin}
 */
const sourceUrlPlugin = (folder) => ({
  name: 'source-url',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const contents = await readFile(path, 'utf8');
      const url = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`;
      return { contents: contents.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
});

/**
 * Writes a bundle with a source map for each program. A file that would stay the same is not touched, so that programs
 * may start meanwhile.
 * @param {Record<string, string>} entryPoints by name
 * @param {string} folder
 */
export async function bundlePrograms(entryPoints = programs, folder = programFolder) {
  const { outputFiles } = await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Names stay as they are: logs show those of errors.
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    external: externalPackages,
    // Bundled CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    plugins: [sourceUrlPlugin(resolve(folder))],
    write: false,
    logLevel: 'warning',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeIfChanged(path, contents);
  const current = new Set(outputFiles.map(({ path }) => path));
  for (const name of readdirSync(folder)) {
    const path = resolve(folder, name);
    if (/\.mjs(?:\.map)?$/.test(name) && !current.has(path)) rmSync(path);
  }
}

/**
 * Replaces a file at once, so that no program reads half of it.
 * @param {string} path
 * @param {Uint8Array} contents
 */
function writeIfChanged(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, contents);
  renameSync(temporaryPath, path);
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const names = process.argv.slice(2);
  const chosen = Object.entries(programs).filter(([name]) => names.length === 0 || names.includes(name));
  await bundlePrograms(Object.fromEntries(chosen));
  stop();
}
