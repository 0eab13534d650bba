import { access, link, rm } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/**
 * Creates a file that only its owner may read. `write` fills a temporary file in the same folder, which gets the final name once
 * it is complete.
 * @throws {StartError} when the file exists
 */
export async function writeNewFile(
  file: string,
  write: (temporaryFile: string) => Promise<void>,
): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new StartError(`${file} exists already`);
  const temporaryFile = `${file}.${process.pid}.part`;
  process.umask(0o077);
  try {
    await write(temporaryFile);
    // A rename would replace a file that was created in the meantime; a link fails instead.
    await link(temporaryFile, file);
  } finally {
    await rm(temporaryFile, { force: true });
  }
}
