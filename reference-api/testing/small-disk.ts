import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canTestWith } from './can-test-with.ts';

/** Disk in memory that a test can fill. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  empty(): void;
}

const mounted: string[] = [];

afterAll(() => {
  for (const folder of mounted) {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
});

/** Mounts a small disk until the end of the test file; returns undefined where mounting is not allowed, but throws under CI. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'rida-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch (error) {
    if (canTestWith('Mounting a small disk', false)) throw error;
    return undefined;
  }
  mounted.push(folder);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => fillFile(filler),
    empty: () => rmSync(filler),
  };
}

/** Writes until nothing more fits. */
function fillFile(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    // Large blocks fill the disk quickly, small ones fill the rest.
    for (const size of [1_048_576, 4096]) {
      try {
        for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
