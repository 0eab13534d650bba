import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { invalidationCount } from '@/lib/platform/cache/local-invalidation';
import { nextBuildFolder } from '@/lib/platform/next/private-formats';
import { processSingleton } from '@/lib/platform/process/process-singleton';
import { BusyError, limitConcurrency } from '@/lib/platform/process/semaphore';
import { settings } from '@/lib/platform/settings/settings';

/** A long document, such as a sitemap or a feed, whose first part has been generated. Its file may still be growing. */
export interface StartedDocument {
  /** Text compressed with gzip. */
  file: GrowingFile;
  /** Null until the document is complete. */
  completed: { textBytes: number; etag: string } | null;
}

interface DocumentEntry {
  /** Resolves once the first part is generated; rejects when the build fails before that. */
  started: Promise<StartedDocument>;
  /** Invalidation count when the build began; null while it is queued. */
  invalidationsAtStart: number | null;
  /** `performance.now()` from which the document is out of date. */
  staleAt: number;
  /** Closes the file once the document has begun and no reader retains the file. */
  release(): void;
}

const maxDocuments = 500;
const maxQueuedBuilds = 60;
/** A build without a reader ends after this time. */
const maxUnreadMs = 2000;
/** Time after which a document is built again. Longer with a webhook, which announces every change but the end of a sale. */
const [lifetimeMs, lifetimeWithWebhookMs] = [5 * 60_000, 60 * 60_000];

const documents = () =>
  processSingleton('documents', () => ({
    entries: new LRUCache<string, DocumentEntry>({ max: maxDocuments, dispose: (entry) => entry.release() }),
    enqueue: limitConcurrency(1, maxQueuedBuilds),
  }));

/**
 * Returns a long document once its first part has been generated. It is built once, and again after an invalidation or when its lifetime
 * ends. One document is built at a time, a part in each turn of the event loop, into a compressed file. Concurrent calls share a build
 * unless something was invalidated after it began.
 * @param key identifies the document
 * @param generate returns the parts of its text
 * @throws {BusyError} when too many builds are queued, and the error of a build that fails before its first part
 */
export function cachedDocument(key: string, generate: () => AsyncIterable<string>): Promise<StartedDocument> {
  const { entries } = documents();
  const cached = entries.get(key);
  if (cached && isCurrent(cached)) return cached.started;
  const entry = startBuild(generate);
  entries.set(key, entry);
  // A failed document is built again on the next request.
  entry.started.catch(() => {
    if (entries.peek(key) === entry) entries.delete(key);
  });
  return entry.started;
}

function isCurrent({ invalidationsAtStart, staleAt }: DocumentEntry): boolean {
  const isQueued = invalidationsAtStart === null;
  return isQueued || (invalidationsAtStart === invalidationCount() && performance.now() < staleAt);
}

function startBuild(generate: () => AsyncIterable<string>): DocumentEntry {
  let file: Awaited<ReturnType<typeof createGrowingFile>> | undefined;
  let resolveStarted: (document: StartedDocument) => void = () => {};
  let rejectStarted: (error: unknown) => void = () => {};
  const entry: DocumentEntry = {
    started: new Promise((resolve, reject) => {
      resolveStarted = resolve;
      rejectStarted = reject;
    }),
    invalidationsAtStart: null,
    staleAt: Number.POSITIVE_INFINITY,
    release() {
      // Callers retain the file in the turn of the event loop in which they get the document.
      const close = () => setImmediate(() => file?.close());
      entry.started.then(close, close);
    },
  };
  const build = async () => {
    entry.invalidationsAtStart = invalidationCount();
    entry.staleAt = performance.now() + (settings().revalidateSecret ? lifetimeWithWebhookMs : lifetimeMs);
    file = await createGrowingFile(`${nextBuildFolder}/cache/documents`);
    await writeDocument(file, generate(), resolveStarted);
  };
  documents()
    .enqueue(build)
    .catch((error) => {
      // Readers of a document that had begun get the error.
      file?.end(error);
      // Never current again.
      entry.invalidationsAtStart = Number.NEGATIVE_INFINITY;
      rejectStarted(error);
    });
  return entry;
}

/** Writes a document into its file. Calls `onStart` before each part and at the end; only the first call has an effect. */
async function writeDocument(
  file: GrowingFile,
  parts: AsyncIterable<string>,
  onStart: (document: StartedDocument) => void,
): Promise<void> {
  const document: StartedDocument = { file, completed: null };
  const hash = createHash('sha256');
  let textBytes = 0;
  let lastReadAt: number | undefined;
  async function* encodedParts() {
    for await (const part of parts) {
      onStart(document);
      // Counted from the first part: nobody can read earlier, and a slow API may need longer than `maxUnreadMs` for that part.
      if (lastReadAt === undefined || file.readerCount() > 0) lastReadAt = performance.now();
      if (performance.now() - lastReadAt > maxUnreadMs) throw new BusyError('Nobody reads the document');
      const bytes = Buffer.from(part);
      hash.update(bytes);
      textBytes += bytes.length;
      yield bytes;
      await nextTurn();
    }
  }
  const writer = new Writable({
    write: (bytes, _encoding, callback) => void file.append(bytes).then(() => callback(), callback),
  });
  await pipeline(Readable.from(encodedParts()), createGzip(), writer);
  document.completed = { textBytes, etag: hash.digest('base64url').slice(0, 22) };
  onStart(document);
  file.end();
}

/** File that can be read while it is written. */
interface GrowingFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Ends the file. All readers throw the error, if there is one. */
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
async function createGrowingFile(folder: string): Promise<GrowingFile & { close(): void }> {
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
