import { mkdtemp, rm } from 'node:fs/promises';
import { temporaryPathPrefix } from './temporary-root.ts';

const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Creates an empty folder, deleted after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(temporaryPathPrefix());
  folders.push(folder);
  return folder;
}
