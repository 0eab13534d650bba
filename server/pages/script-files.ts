import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { encodeBody, memoryBytesOf } from './content-encoding.ts';
import { firstScript } from './inline-scripts.ts';
import type { EncodedResponse } from './page-cache.ts';

interface Script {
  name: string;
  code: string;
}

const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Creates the byte-bounded store of script files. A file's name is a hash of its content. */
export async function createScriptFiles(maxBytes: number) {
  const files = new SegmentedLruCache<EncodedResponse>(maxBytes, ({ body }) => memoryBytesOf(body));
  const singleUseNames = new Set<string>();
  const { name: firstName, code: firstCode } = firstScript();
  const firstResponse = await scriptResponse(firstCode, immutableCacheControl, false);

  return {
    get(name: string): EncodedResponse | undefined {
      if (name === firstName) return firstResponse;
      const response = files.get(name);
      if (singleUseNames.delete(name)) files.delete(name);
      return response;
    },
    /** Returns a file without counting the read. */
    peek: (name: string): EncodedResponse | undefined => files.peek(name),
    /** @param isFastCompressed true to use fast compression levels, as for the page */
    async set({ name, code }: Script, isFastCompressed: boolean): Promise<void> {
      if (!files.peek(name))
        files.set(name, await scriptResponse(code, immutableCacheControl, isFastCompressed));
    },
    /** Stores the file of an uncached page; it is served once. */
    async setForSingleUse({ name, code }: Script): Promise<void> {
      singleUseNames.add(name);
      files.set(name, await scriptResponse(code, 'private, no-store', true));
    },
    /** Returns an uncacheable response with a page's current code, in place of a file that was evicted. */
    uncachedResponse: (code: string) => scriptResponse(code, 'no-store', true),
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
