import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Asks V8 to compile a file's functions as it comes, beside the page and not in it (v8.dev/blog/explicit-compile-hints); a comment to others. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Of less there is little to compile. */
const leastLength = 100_000;

/**
 * Writes the hint into the files that every page starts with: React and Next, which a phone would compile in one long task otherwise.
 * @param build folder of a fresh build
 */
export async function hintCompilation(build: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'));
  const { rootMainFiles } = manifest as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = join(build, name);
    const code = await readFile(file, 'utf8');
    if (code.length > leastLength) await writeFile(file, compileHint + code);
  }
}
