import { type KeptFile, type KeptFiles, keptPictures } from '../lib/upstream/kept-files.ts';
import { processWide } from '../lib/upstream/process-wide.ts';
import type { Context, KeptData, ReadOrPage } from './kept-data.ts';

/** A picture in one size, as Next makes it. */
interface Picture extends Record<string, unknown> {
  kind: 'IMAGE';
  buffer: Buffer;
}

interface Found {
  value: ReadOrPage | Picture | null;
  /** Epoch milliseconds. */
  lastModified: number;
}

/** All that `next-cache.mjs` knows of: what one request finds and keeps. */
export interface CacheForNext {
  get(key: string, context: Context & { kind?: string }): Promise<Found | null>;
  set(key: string, value: ReadOrPage | Picture | null, context: Context): Promise<void>;
  clear(tags: string[]): void;
}

/** Lets `next-cache.mjs` find what is kept: reads and pages in memory, resized pictures on disk. */
export function provideCacheForNext(data: KeptData): void {
  processWide('cache-for-next', () => (): CacheForNext => {
    const ofRequest = data.forRequest();
    const pictures = keptPictures();
    return {
      async get(key, context) {
        return context.kind === 'IMAGE' ? findPicture(pictures, key) : ofRequest.get(key, context);
      },
      async set(key, value, context) {
        if (isPicture(value)) await keepPicture(pictures, key, value);
        else ofRequest.set(key, value, context);
      },
      clear: ofRequest.clear,
    };
  });
}

function isPicture(value: ReadOrPage | Picture | null): value is Picture {
  return value?.kind === 'IMAGE';
}

async function findPicture(pictures: KeptFiles | undefined, key: string): Promise<Found | null> {
  const kept = await pictures?.get(`size ${key}`);
  if (!kept) return null;
  const { lastModified, ...about } = kept.about;
  return { lastModified: Number(lastModified), value: { ...about, kind: 'IMAGE', buffer: kept.bytes } };
}

async function keepPicture(pictures: KeptFiles | undefined, key: string, { buffer, ...about }: Picture) {
  await pictures?.set(`size ${key}`, {
    about: { ...(about as KeptFile['about']), lastModified: Date.now() },
    bytes: buffer,
  });
}
