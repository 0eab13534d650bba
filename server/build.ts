import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextBuildFolder, nextProgram, staticFilesFolder } from '../lib/platform/next/private-formats.ts';
import { addCompileHints } from './compile-hints.ts';
import { firstScriptFile, unminifiedFirstScript } from './pages/page-scripts.ts';
import { precompress } from './precompress.ts';
import { StartError } from './start-error.ts';

/** Files and folders whose content determines the build. */
const inputs = [
  'server/build.ts',
  'server/compile-hints.ts',
  'server/precompress.ts',
  'server/pages/page-scripts.ts',
  'server/pages/script-loader.js',
  'app',
  'components',
  'contract',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const testFile = /\.test\.tsx?$/;
const fingerprintFile = `${nextBuildFolder}/inputs.sha256`;

/**
 * Builds the storefront unless the last build had identical inputs, or the sources are absent, as in a container.
 * @param output `stdio` option for the standard output of the build
 */
export async function buildIfNeeded(output: 'ignore' | 'inherit' = 'ignore'): Promise<void> {
  if (!existsSync('app')) return;
  const currentFingerprint = await fingerprintOfInputs();
  const lastFingerprint = await readFile(fingerprintFile, 'utf8').catch(() => null);
  if (lastFingerprint === currentFingerprint) return;
  await build(output);
  await addCompileHints(nextBuildFolder);
  await precompress(staticFilesFolder);
  await minifyFirstScript();
  await writeFile(fingerprintFile, currentFingerprint);
}

async function minifyFirstScript(): Promise<void> {
  // Imported only here, because a container image contains a finished build and no esbuild.
  const { transform } = await import('esbuild');
  const { code } = await transform(unminifiedFirstScript(), { minify: true });
  await writeFile(firstScriptFile, code);
}

/** Returns a hash of everything that determines the build. */
export async function fingerprintOfInputs(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await listFiles(input)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  // Not a folder, but a file.
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function build(output: 'ignore' | 'inherit'): Promise<void> {
  const child = spawn(process.execPath, [nextProgram, 'build'], {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartError('The build failed'))));
  });
}
