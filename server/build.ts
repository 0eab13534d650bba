import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hintCompilation } from './compile-hints.ts';
import { StartError } from './start-error.ts';

/** Everything a build is made from. */
const inputs = [
  'server/compile-hints.ts',
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
const stampFile = '.next/inputs.sha256';

/**
 * Builds the storefront unless the last build was made from the very same files, or what it was made from is left out, as in a container.
 * @param output what becomes of what Next says while it builds
 */
export async function buildWhenNeeded(output: 'ignore' | 'inherit' = 'ignore'): Promise<void> {
  if (!existsSync('app')) return;
  const current = await fingerprint();
  const built = await readFile(stampFile, 'utf8').catch(() => null);
  if (built === current) return;
  await build(output);
  await hintCompilation('.next');
  await writeFile(stampFile, current);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await filesBelow(input)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function build(output: 'ignore' | 'inherit'): Promise<void> {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, 'build'], {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartError('The build failed'))));
  });
}
