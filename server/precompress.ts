import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
const compressibleFile = /\.(?:js|css)$/;
/** Every compressed file has a brotli version. */
const brotliFile = /\.br$/;
/** Compression does not shrink smaller files. */
const minBytes = 500;

/** Returns the name of the file in a content coding. */
export function compressedFileName(name: string, coding: 'br' | 'gzip'): string {
  return `${name}.${coding === 'br' ? 'br' : 'gz'}`;
}

/** Writes the scripts and style sheets of a new build, compressed as far as possible, beside the original files. */
export async function precompress(folder: string): Promise<void> {
  const names = await listNames(folder);
  await Promise.all(
    names
      .filter((name) => compressibleFile.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name));
        if (bytes.length < minBytes) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await Promise.all([
          writeFile(join(folder, compressedFileName(name, 'br')), await brotli(bytes, { params })),
          writeFile(join(folder, compressedFileName(name, 'gzip')), await gzip(bytes, { level: 9 })),
        ]);
      }),
  );
}

/** Lists the files of a build that {@link precompress} compressed, relative to the folder; none without a build. */
export async function precompressedNames(folder: string): Promise<Set<string>> {
  const names = await listNames(folder).catch(() => []);
  return new Set(names.filter((name) => brotliFile.test(name)).map((name) => name.replace(brotliFile, '')));
}

async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
