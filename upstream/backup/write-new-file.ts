import { access, link, rm } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * Creates a file that only its owner may read. `write` fills a temporary file beside it, which gets the final name once it is
 * complete.
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
    // A rename would replace a file created in the meantime; a link fails.
    await link(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
