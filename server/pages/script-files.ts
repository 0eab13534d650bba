import { LRUCache } from 'lru-cache';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { encodeBody, memoryBytesOf } from './content-encoding.ts';
import { firstScript } from './inline-scripts.ts';
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

/** The same for all pages and shops. */
let firstScriptResponse: Promise<EncodedResponse> | undefined;

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
  const { name: firstName, code: firstCode } = firstScript();
  firstScriptResponse ??= scriptResponse(firstCode, immutableCacheControl, false);
  const firstResponse = await firstScriptResponse;

  return {
    get(name: string): EncodedResponse | undefined {
      return name === firstName ? firstResponse : (files.get(name) ?? unsharedFiles.get(name));
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
