import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Door = z.object({ url: z.string(), key: z.string() });

/** Where commands reach the running API, and the key that lets them in. */
export type Door = z.infer<typeof Door>;

const fileIn = (dataDir: string) => path.join(dataDir, 'commands.json');

/** A key for one run of the API. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Leaves the key for commands of the same user in the data folder; returns what takes it away again. */
export async function openDoor(dataDir: string, door: Door): Promise<() => Promise<void>> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(door), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** The door of the API that runs on a data folder; undefined when none does. */
export async function findDoor(dataDir: string): Promise<Door | undefined> {
  try {
    return Door.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
