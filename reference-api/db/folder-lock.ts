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
 * Each process writes a file named after itself before it looks for the files of others. Of two simultaneous processes, at
 * least one therefore sees the file of the other and backs off. A file is removed only by its owner or after its owner died,
 * which makes crashes harmless.
 * @throws {StartError} when another process holds the folder or the folder is not writable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const ownersFolder = path.join(folder, 'owners');
  const fileName = `${process.pid}-${(await readProcessStartTime(process.pid)) ?? 'unknown'}-${randomUUID()}`;
  const file = path.join(ownersFolder, fileName);
  try {
    await mkdir(ownersFolder, { recursive: true });
    for (let attempt = 1; ; attempt += 1) {
      await writeFile(file, '', { flag: 'wx' });
      const otherPid = await findLiveOwner(ownersFolder, fileName);
      if (otherPid === undefined) return () => rm(file, { force: true });
      await rm(file, { force: true });
      if (attempt === maxAttempts)
        throw new StartError(`DATA_DIR ${folder} is in use by process ${otherPid}`);
      await sleep(50 + Math.random() * 150);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new StartError(`DATA_DIR ${folder}: the disk is full`);
    throw new StartError(`DATA_DIR ${folder} is not writable: ${code}`);
  }
}

/** Returns the id of another running process with a file in the folder; removes the files of dead processes. */
async function findLiveOwner(ownersFolder: string, ownFileName: string): Promise<number | undefined> {
  for (const fileName of await readdir(ownersFolder)) {
    if (fileName === ownFileName) continue;
    const [pid, startTime] = fileName.split('-');
    if (await isProcessRunning(Number(pid), startTime)) return Number(pid);
    await rm(path.join(ownersFolder, fileName), { force: true });
  }
  return undefined;
}
