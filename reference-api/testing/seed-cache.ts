import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const cacheDir = path.join('node_modules', '.cache', 'seed');
/** Inputs of the seed; a change invalidates the cache. */
const fingerprintedPaths = [
  ...['db', 'seed', 'catalogue', 'search', 'queries/facet-value-ids.ts'].map(
    (input) => `reference-api/${input}`,
  ),
  'package-lock.json',
];

/**
 * Returns the path of a seeded data folder to copy from. Calls `seed` once for each fingerprint of the inputs.
 * @param databaseVersion distinguishes the data of database servers
 */
export async function getOrCreateSeed(
  seed: (folder: string) => Promise<void>,
  databaseVersion = '',
): Promise<string> {
  const folder = path.resolve(cacheDir, await computeFingerprint(databaseVersion));
  if (await folderExists(folder)) return folder;
  await mkdir(cacheDir, { recursive: true });
  const newFolder = await mkdtemp(path.resolve(cacheDir, 'new-'));
  await seed(newFolder);
  // Another process may have been faster.
  await rename(newFolder, folder).catch(() => rm(newFolder, { recursive: true }));
  return folder;
}

const folderExists = (folder: string) =>
  readdir(folder).then(
    () => true,
    () => false,
  );

async function computeFingerprint(databaseVersion: string): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(databaseVersion);
  for (const input of fingerprintedPaths) {
    // Null for a file.
    const entries = await readdir(input, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ?.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort();
    for (const file of files ?? [input]) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
