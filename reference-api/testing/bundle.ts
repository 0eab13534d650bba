import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Program of the reference API that is bundled as in production. */
export type Program = 'reference-api' | 'seed' | 'backup' | 'import';

/** Returns the path of a program's bundle. */
export function bundlePathOf(program: Program): string {
  return path.resolve('dist', `${program}.mjs`);
}

/** Bundles all programs. In a process of its own, because Jest loads no `.mjs`. */
export async function bundlePrograms(): Promise<void> {
  await promisify(execFile)(process.execPath, ['deploy/bundle.mjs']);
}
