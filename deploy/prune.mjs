// Removes what one built program does not need at run time. Run it in a copy of the project, never in a working tree:
// `node deploy/prune.mjs storefront` or `node deploy/prune.mjs api`. `deploy/try-image.sh` tests the rest by starting it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const remove = (path) => rmSync(path, { recursive: true, force: true });

/** Packages that the programs import when they run; their bundles and the build of the storefront contain all others. */
const runtimePackages = {
  storefront: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
    'next',
    'pino',
    'react',
    'react-dom',
    'sharp',
  ],
  api: ['@electric-sql/pglite', '@node-rs/argon2', 'pino'],
};
/** Packages that only a build needs: compilers, and dependencies of next-intl other than for routing. */
const buildOnlyPackages =
  /^(?:@next\/swc-|@swc\/core|@parcel\/|@eloqnt\/|@formatjs\/(?!icu-)|caniuse-lite|baseline-browser-mapping|next-intl-swc|use-intl|icu-minify)/;
const builtSources = [
  'app',
  'components',
  'contract',
  'middleware.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
/** Files among the sources that each program reads when it runs. */
const runtimeFiles = {
  storefront: /^(?:server\/cache\/next-cache-handler\.mjs|lib\/site\/share-images\/fonts\/.*\.ttf)$/,
  api: /^reference-api\/(?:media|db\/migrations)\//,
};
const buildLeftovers = ['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types'].map(
  (name) => `.next/${name}`,
);
const unusedFoldersOfNext = ['docs', 'esm', 'next-devtools', 'bundle-analyzer', 'compiled/next-devtools'].map(
  (folder) => `node_modules/next/dist/${folder}`,
);
/** Source maps, types, development and experimental builds, and the runtime of Next for its other bundler. */
const unusedFiles =
  /\.(?:map|d\.[cm]?ts|woff2)$|\.(?:dev|development)\.js$|next-server\/(?:app|pages)(?!.*-turbo\.runtime\.prod)|-experimental[./]/;

const program = process.argv[2];
if (!(program in runtimePackages)) throw new Error('node deploy/prune.mjs storefront, or api');
removePackagesExcept(runtimePackages[program]);
for (const path of [...builtSources, ...buildLeftovers, ...unusedFoldersOfNext]) remove(path);
for (const folder of ['lib', 'server', 'reference-api'])
  removeFiles(folder, (path) => !runtimeFiles[program].test(path));
for (const file of ['bundle', 'prune', 'run']) remove(`deploy/${file}.mjs`);
for (const folder of ['node_modules', '.next']) removeFiles(folder, (path) => unusedFiles.test(path));

/** Removes all packages except these and their dependencies. */
function removePackagesExcept(names) {
  const needed = new Set();
  const queue = [...names];
  for (const name of queue) {
    const file = join('node_modules', name, 'package.json');
    if (needed.has(name) || buildOnlyPackages.test(name) || !existsSync(file)) continue;
    needed.add(name);
    const { dependencies, optionalDependencies } = readJson(file);
    queue.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  for (const name of readdirSync('node_modules')) {
    const scopedNames = name.startsWith('@') ? readdirSync(join('node_modules', name)) : null;
    const packages = scopedNames ? scopedNames.map((scopedName) => `${name}/${scopedName}`) : [name];
    for (const path of packages) if (!needed.has(path)) remove(join('node_modules', path));
  }
}

function removeFiles(folder, isUnused) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && isUnused(path)) rmSync(path);
  }
}
