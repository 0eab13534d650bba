import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memoryFolder = '/dev/shm';
const minFreeBytes = 2 * 1024 ** 3;
/** The process id of the creator follows. */
const namePrefix = 'rida-test-';

/** Path prefix of temporary folders for `mkdtemp`: in memory where there is room, because copying a data folder on disk takes long. */
export function temporaryPathPrefix(): string {
  return path.join(temporaryRoot(), `${namePrefix}${process.pid}-`);
}

/** Deletes temporary folders of killed test runs, which would otherwise occupy memory. */
export function deleteAbandonedFolders(): void {
  const root = temporaryRoot();
  for (const name of readdirSync(root)) {
    if (!name.startsWith(namePrefix)) continue;
    const pid = Number.parseInt(name.slice(namePrefix.length), 10);
    if (!isRunning(pid)) rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

function temporaryRoot(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= minFreeBytes ? memoryFolder : tmpdir();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
