import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A cached file; its metadata is a flat JSON object. */
export interface DiskCacheEntry {
  metadata: Record<string, string | number>;
  bytes: Buffer;
}

/** Cache of files; a miss is null. */
export interface DiskCache {
  get(key: string): Promise<DiskCacheEntry | null>;
  /** Stores a file; does nothing when it is larger than the cache or cannot be written. */
  set(key: string, entry: DiskCacheEntry): Promise<void>;
}

/** Byte that ends the metadata. */
const newline = 10;
/** Ends the name of a file that is still being written. */
const temporarySuffix = '.part';

/**
 * Opens a byte-bounded LRU cache of files that survives restarts. Each file starts with one line of JSON metadata.
 * @param namespace separates keys; files of other namespaces in the same folder are never returned, but share the limit
 */
export async function openDiskCache(folder: string, maxBytes: number, namespace: string): Promise<DiskCache> {
  // Size in bytes of each file by its name, in order of use.
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // A size of 0 is not allowed.
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      // The file of a replaced entry is the new one.
      if (reason !== 'set') rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  const fileNameOf = (key: string) => createHash('sha256').update(`${namespace}\n${key}`).digest('base64url');
  await mkdir(folder, { recursive: true });
  for (const { name, size } of await listFiles(folder)) {
    if (name.endsWith(temporarySuffix) || size > maxBytes) await rm(join(folder, name), { force: true });
    else sizes.set(name, size);
  }
  return {
    async get(key) {
      const name = fileNameOf(key);
      // Unlike `has`, `get` also marks the file as recently used.
      if (sizes.get(name) === undefined) return null;
      const fileContent = await readFile(join(folder, name)).catch(() => null);
      if (fileContent === null) sizes.delete(name);
      return fileContent && parseFile(fileContent);
    },
    async set(key, { metadata, bytes }) {
      const fileContent = Buffer.concat([
        Buffer.from(JSON.stringify(metadata)),
        Buffer.from([newline]),
        bytes,
      ]);
      if (fileContent.length > maxBytes) return;
      const name = fileNameOf(key);
      const temporaryFile = join(folder, `${name}.${process.pid}${temporarySuffix}`);
      const isWritten = await writeFile(temporaryFile, fileContent)
        .then(() => rename(temporaryFile, join(folder, name)))
        .then(
          () => true,
          () => false,
        );
      if (isWritten) sizes.set(name, fileContent.length);
    },
  };
}

/** Lists the files of a folder, the oldest first. */
async function listFiles(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size, mtimeMs }) => [{ name, size, mtimeMs }],
        () => [],
      ),
    ),
  );
  return files.flat().sort((a, b) => a.mtimeMs - b.mtimeMs);
}

function parseFile(fileContent: Buffer): DiskCacheEntry | null {
  try {
    const end = fileContent.indexOf(newline);
    return {
      metadata: JSON.parse(fileContent.toString('utf8', 0, end)),
      bytes: fileContent.subarray(end + 1),
    };
  } catch {
    return null;
  }
}
