import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isSameProcess, processStart } from './process-life.ts';

const attempts = 8;

/**
 * Takes a folder for this process and returns what releases it.
 *
 * Each opener first writes a file of its own, named by its process, and only then looks for others: of two that come at
 * once at least one sees the other and steps back. A file is only ever removed by its owner or after its owner died, so
 * a crash leaves nothing to race for.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const owners = path.join(folder, 'owners');
  const name = `${process.pid}-${(await processStart(process.pid)) ?? 'unknown'}-${randomUUID()}`;
  const file = path.join(owners, name);
  try {
    await mkdir(owners, { recursive: true });
    for (let attempt = 1; ; attempt += 1) {
      await writeFile(file, '', { flag: 'wx' });
      const other = await liveOwner(owners, name);
      if (other === undefined) return () => rm(file, { force: true });
      await rm(file, { force: true });
      if (attempt === attempts) throw new StartError(`DATA_DIR ${folder} is in use by process ${other}`);
      await sleep(50 + Math.random() * 150);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${folder} is not writable: ${code}`);
  }
}

async function liveOwner(owners: string, self: string): Promise<number | undefined> {
  for (const name of await readdir(owners)) {
    if (name === self) continue;
    const [pid, start] = name.split('-');
    if (await isSameProcess(Number(pid), start)) return Number(pid);
    await rm(path.join(owners, name), { force: true });
  }
  return undefined;
}
