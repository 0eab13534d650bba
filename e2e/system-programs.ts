import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';

/** Installs Debian packages, if any, when running as root on Debian; otherwise does nothing. */
export function installPackages(names: string[]): void {
  if (names.length === 0 || !isRoot() || !isDebian()) return;
  aptGet('update', '-q');
  aptGet('install', '-q', '-y', '--no-install-recommends', ...names);
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Path of the first of these programs found in PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
