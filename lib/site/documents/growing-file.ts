import 'server-only';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** File that can be read while it is written. */
export interface GrowingFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Ends the file; with an error, for its readers, too. */
  end(error?: Error): void;
  /** Bytes written so far. */
  size(): number;
  /** Keeps the file open for a reader, until the returned function is called. */
  retain(): () => void;
  readerCount(): number;
  /**
   * Reads bytes from `start` up to, but not including, `end`, and waits for those that are not written yet.
   * @throws the error that the file ended with
   */
  read(start?: number, end?: number): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

const maxReadBytes = 64 * 1024;

/**
 * Creates a file in a folder, without a name, so that nothing is left of it when the process ends. It is closed once its creator has called
 * `close` and no reader retains it.
 */
export async function createGrowingFile(folder: string): Promise<GrowingFile & { close(): void }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+');
  await rm(path);
  let size = 0;
  let hasEnded = false;
  let failure: Error | undefined;
  let readerCount = 0;
  let isClosing = false;
  const events = new EventEmitter().setMaxListeners(0);

  const closeIfUnused = () => {
    if (isClosing && readerCount === 0) handle.close().catch(() => {});
  };

  return {
    close() {
      isClosing = true;
      closeIfUnused();
    },
    retain() {
      readerCount += 1;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        readerCount -= 1;
        closeIfUnused();
      };
    },
    readerCount: () => readerCount,
    size: () => size,
    async append(bytes) {
      await handle.write(bytes, 0, bytes.length, size);
      size += bytes.length;
      events.emit('change');
    },
    end(error) {
      failure = error;
      hasEnded = true;
      events.emit('change');
    },
    async *read(start = 0, end = Number.POSITIVE_INFINITY) {
      for (let position = start; position < end; ) {
        if (failure) throw failure;
        const length = Math.min(maxReadBytes, size - position, end - position);
        if (length > 0) {
          const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position);
          position += bytesRead;
          yield buffer.subarray(0, bytesRead);
        } else if (hasEnded) return;
        else await once(events, 'change');
      }
    },
  };
}
