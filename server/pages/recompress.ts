import { encodeBody } from './content-encoding.ts';
import { type CacheEntry, type EncodedResponse, type PageCache, stateOf } from './page-cache.ts';
import type { ScriptFiles } from './script-files.ts';

const stableAfterMs = 3000;

/** True for an entry that has been cached for three seconds. Entries that are invalidated sooner are not worth thorough compression. */
export function isStable({ storedAt }: CacheEntry): boolean {
  return performance.now() - storedAt >= stableAfterMs;
}

/**
 * Recompresses the hot, fresh and stable entries that were compressed at fast levels, and their scripts, at thorough levels. It compresses
 * one body at a time, to occupy a single thread of the pool.
 */
export async function recompressStableEntries(cache: PageCache, scripts: ScriptFiles): Promise<void> {
  const entries = cache.hotEntries().filter((entry) => isStable(entry) && stateOf(entry) === 'fresh');
  for (const { response, scriptName } of entries) {
    await recompress(response);
    if (scriptName !== null) await recompress(scripts.peek(scriptName));
  }
}

async function recompress(response: EncodedResponse | undefined): Promise<void> {
  if (!response?.body.isFastCompressed) return;
  const { body } = response;
  // An error leaves this body as it is and does not stop the others.
  response.body = await encodeBody(body.identity, false).catch(() => body);
}
