import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildManifestFile } from '../lib/platform/next/private-formats.ts';

/** Lets V8 compile a file's functions in the background while it loads (v8.dev/blog/explicit-compile-hints); other engines ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Minimum file length in characters; shorter files compile in negligible time. */
const minLength = 100_000;

/**
 * Adds the hint to the long scripts that every page loads (React and Next). A phone would otherwise compile each in one long task.
 * @param buildFolder folder of a new build
 */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(buildFolder, buildManifestFile), 'utf8'));
  const { rootMainFiles } = manifest as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = join(buildFolder, name);
    const code = await readFile(file, 'utf8');
    if (code.length > minLength) await writeFile(file, compileHint + code);
  }
}
