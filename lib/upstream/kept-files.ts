import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { processWide } from './process-wide.ts';

/** A file with its description, a flat JSON object. */
export interface KeptFile {
  about: Record<string, string | number>;
  bytes: Buffer;
}

export interface KeptFiles {
  get(key: string): Promise<KeptFile | null>;
  /** Keeps a file, unless there is no room for it or the disk does not take it. */
  set(key: string, file: KeptFile): Promise<void>;
}

const lineEnd = 10;

/**
 * Files on disk that outlive the process, within a number of bytes: what was asked for longest ago makes room. Each begins with
 * one line that says what it is.
 * @param owner whose files they are; those of others in the same folder are not found, and make room in their turn
 */
export async function openKeptFiles(folder: string, mostBytes: number, owner: string): Promise<KeptFiles> {
  const files = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason !== 'set') rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  const nameOf = (key: string) => createHash('sha256').update(`${owner}\n${key}`).digest('base64url');
  await mkdir(folder, { recursive: true });
  for (const { name, size } of await filesIn(folder)) {
    if (name.endsWith('.part') || size > mostBytes) await rm(join(folder, name), { force: true });
    else files.set(name, size);
  }
  return {
    async get(key) {
      const name = nameOf(key);
      if (files.get(name) === undefined) return null;
      const content = await readFile(join(folder, name)).catch(() => null);
      if (content === null) files.delete(name);
      return content && parse(content);
    },
    async set(key, { about, bytes }) {
      const content = Buffer.concat([Buffer.from(JSON.stringify(about)), Buffer.from([lineEnd]), bytes]);
      if (content.length > mostBytes) return;
      const name = nameOf(key);
      const part = join(folder, `${name}.${process.pid}.part`);
      const isWritten = await writeFile(part, content)
        .then(() => rename(part, join(folder, name)))
        .then(
          () => true,
          () => false,
        );
      if (isWritten) files.set(name, content.length);
    },
  };
}

/** Sets what {@link keptPictures} returns, in every bundle of this process. */
export function provideKeptPictures(files: KeptFiles): void {
  shared().files = files;
}

/** Pictures as they came, and in the sizes that were made of them; undefined where nothing is kept. */
export function keptPictures(): KeptFiles | undefined {
  return shared().files;
}

function shared(): { files?: KeptFiles } {
  return processWide('kept-pictures', () => ({}));
}

/** The oldest first. */
async function filesIn(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size, mtimeMs }) => [{ name, size, mtimeMs }],
        () => [],
      ),
    ),
  );
  return found.flat().sort((one, other) => one.mtimeMs - other.mtimeMs);
}

function parse(content: Buffer): KeptFile | null {
  try {
    const end = content.indexOf(lineEnd);
    return { about: JSON.parse(content.toString('utf8', 0, end)), bytes: content.subarray(end + 1) };
  } catch {
    return null;
  }
}
