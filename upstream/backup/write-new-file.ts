import { access, link, rm } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * Creates a file that only its owner reads, complete or not at all. `write` fills a temporary file beside it.
 * @throws {StartError} when the file exists
 */
export async function writeNewFile(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new StartError(`${file} exists already`);
  const temporary = `${file}.${process.pid}.part`;
  process.umask(0o077);
  try {
    await write(temporary);
    // Unlike a rename, never replaces a file.
    await link(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
