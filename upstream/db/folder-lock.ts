import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isProcessRunning, readProcessStartTime } from './process-identity.ts';

const maxAttempts = 8;

/**
 * Locks a folder for this process; returns a function that releases it.
 *
 * Each process writes a file named after itself before it looks for others, so of two simultaneous ones at least one sees
 * the other and backs off. A file is removed only by its owner or after its owner died, which makes crashes harmless.
 * @throws {StartError} when another process holds the folder or it is not writable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const owners = path.join(folder, 'owners');
  const name = `${process.pid}-${(await readProcessStartTime(process.pid)) ?? 'unknown'}-${randomUUID()}`;
  const file = path.join(owners, name);
  try {
    await mkdir(owners, { recursive: true });
    for (let attempt = 1; ; attempt += 1) {
      await writeFile(file, '', { flag: 'wx' });
      const other = await findLiveOwner(owners, name);
      if (other === undefined) return () => rm(file, { force: true });
      await rm(file, { force: true });
      if (attempt === maxAttempts) throw new StartError(`DATA_DIR ${folder} is in use by process ${other}`);
      await sleep(50 + Math.random() * 150);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new StartError(`DATA_DIR ${folder}: the disk is full`);
    throw new StartError(`DATA_DIR ${folder} is not writable: ${code}`);
  }
}

async function findLiveOwner(owners: string, self: string): Promise<number | undefined> {
  for (const name of await readdir(owners)) {
    if (name === self) continue;
    const [pid, start] = name.split('-');
    if (await isProcessRunning(Number(pid), start)) return Number(pid);
    await rm(path.join(owners, name), { force: true });
  }
  return undefined;
}
