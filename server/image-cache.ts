import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = join('.next', 'cache', 'images');
const stampFile = join('.next', 'cache', 'images-of');

/** Empties the cache of resized pictures when it was filled from other uploads: the same path may be another picture there. */
export async function forgetOtherUpstreamsImages(uploads: string): Promise<void> {
  const before = await readFile(stampFile, 'utf8').catch(() => null);
  if (before === uploads) return;
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, uploads);
}
