import { LRUCache } from 'lru-cache';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { encodeBody, memoryBytesOf } from './content-encoding.ts';
import { firstScripts } from './inline-scripts.ts';
import type { EncodedResponse } from './page-cache.ts';

interface Script {
  name: string;
  code: string;
}

/** Share of the memory for files of pages that visitors do not share. */
const unsharedShare = 0.25;
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Time for a visitor's browser to load the file of a page that is not shared, after its images. */
const unsharedTtlMs = 5 * 60_000;

/** First scripts by name, the same for all shops. */
let firstScriptResponses: Promise<Map<string, EncodedResponse>> | undefined;

/** Creates the byte-bounded store of script files. */
export async function createScriptFiles(maxBytes: number) {
  const files = new SegmentedLruCache<EncodedResponse>(maxBytes * (1 - unsharedShare), ({ body }) =>
    memoryBytesOf(body),
  );
  /** Files of pages that visitors do not share. Their URLs contain a random name. */
  const unsharedFiles = new LRUCache<string, EncodedResponse>({
    maxSize: Math.max(1, Math.floor(maxBytes * unsharedShare)),
    sizeCalculation: ({ body }) => memoryBytesOf(body),
    ttl: unsharedTtlMs,
  });
  firstScriptResponses ??= encodeFirstScripts();
  const firstResponses = await firstScriptResponses;

  return {
    get(name: string): EncodedResponse | undefined {
      return firstResponses.get(name) ?? files.get(name) ?? unsharedFiles.get(name);
    },
    /** Returns the file of a shared page without counting the read. */
    peek: (name: string): EncodedResponse | undefined => files.peek(name),
    /** @param isFastCompressed true to use fast compression levels, as for the page */
    async set({ name, code }: Script, isFastCompressed: boolean): Promise<void> {
      if (!files.peek(name))
        files.set(name, await scriptResponse(code, immutableCacheControl, isFastCompressed));
    },
    /** Stores the file of a page that visitors do not share for a few minutes. */
    async setUnshared({ name, code }: Script): Promise<void> {
      unsharedFiles.set(name, await scriptResponse(code, 'private, no-store', true));
    },
  };
}

export type ScriptFiles = Awaited<ReturnType<typeof createScriptFiles>>;

async function encodeFirstScripts(): Promise<Map<string, EncodedResponse>> {
  const entries = Object.values(firstScripts()).map(
    async ({ name, code }) => [name, await scriptResponse(code, immutableCacheControl, false)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function scriptResponse(
  code: string,
  cacheControl: string,
  isFastCompressed: boolean,
): Promise<EncodedResponse> {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    },
    etag: null,
    body: await encodeBody(Buffer.from(code), isFastCompressed),
  };
}
