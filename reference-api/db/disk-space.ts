import { statfsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { databaseFailureOf } from './database-failure.ts';

/** One segment of PostgreSQL's write-ahead log: without room for it the embedded database may crash its process. */
const minFreeBytes = 16 * 1024 * 1024;

/** Returns whether the disk of a folder has no room for the embedded database. */
export function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < minFreeBytes;
  } catch {
    return false;
  }
}

/** Returns whether the disk of the database is full, found by writing a megabyte that is dropped again. */
export async function isDatabaseDiskFull(orm: Orm): Promise<boolean> {
  try {
    await orm.transaction(async (tx) => {
      await tx.execute(sql`
        CREATE TEMPORARY TABLE disk_probe ON COMMIT DROP AS
        SELECT repeat(md5(random()::text), 40) FROM generate_series(1, 800)`);
    });
    return false;
  } catch (error) {
    if (databaseFailureOf(error) === 'disk-full') return true;
    throw error;
  }
}
