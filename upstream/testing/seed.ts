import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const kept = path.join('node_modules', '.cache', 'seed');
/** What a seeded data folder is made from. */
const inputs = ['upstream/db', 'upstream/seed', 'upstream/catalogue', 'package-lock.json'];

/** Path of a seeded data folder to copy from; made once for each state of the catalogue, the tables and the packages. */
export async function keepSeed(seed: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.resolve(kept, await fingerprint());
  if (await isThere(folder)) return folder;
  await mkdir(kept, { recursive: true });
  const made = await mkdtemp(path.resolve(kept, 'new-'));
  await seed(made);
  // Another process may have been faster.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}

const isThere = (folder: string) =>
  readdir(folder).then(
    () => true,
    () => false,
  );

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    const below = await readdir(input, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = below
      ?.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort();
    for (const file of files ?? [input]) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
