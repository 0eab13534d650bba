import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder } from '../db/folder-lock.ts';
import { StartError } from '../start-error.ts';
import { writeNewFile } from './write-new-file.ts';

const extensions = { fuzzystrmatch, pg_trgm };

/**
 * Writes the embedded database of a data folder to a gzipped tar file.
 * @throws {StartError} when a process has the folder open, or the folder has no database
 */
export async function backUpPglite(dataDir: string, file: string): Promise<void> {
  await withLockedFolder(dataDir, async (databaseFolder) => {
    if (await isEmpty(databaseFolder)) throw new StartError(`DATA_DIR ${dataDir} has no database`);
    await writeNewFile(file, async (temporaryFile) => {
      const client = await PGlite.create(databaseFolder, { extensions });
      try {
        const dump = await client.dumpDataDir('gzip');
        await writeFile(temporaryFile, new Uint8Array(await dump.arrayBuffer()));
      } finally {
        await client.close();
      }
    });
  });
}

/**
 * Restores a file of `backUpPglite` into a data folder that has no database.
 * @throws {StartError} when a process has the folder open, or the folder has a database
 */
export async function restorePglite(dataDir: string, file: string): Promise<void> {
  const dump = new Blob([new Uint8Array(await readFile(file))], { type: 'application/x-gzip' });
  await mkdir(dataDir, { recursive: true });
  await withLockedFolder(dataDir, async (databaseFolder) => {
    if (!(await isEmpty(databaseFolder)))
      throw new StartError(`DATA_DIR ${dataDir} has a database already: move it away first`);
    const client = await PGlite.create(databaseFolder, { extensions, loadDataDir: dump });
    await client.close();
  });
}

async function withLockedFolder(
  dataDir: string,
  work: (databaseFolder: string) => Promise<void>,
): Promise<void> {
  const unlock = await lockFolder(dataDir);
  try {
    await work(path.join(dataDir, 'database'));
  } finally {
    await unlock();
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}
