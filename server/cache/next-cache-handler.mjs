/**
 * Next's cache handler (`cacheHandler` in next.config.mjs), implemented by what `registerNextCache` (next-cache.ts) registered. Next also
 * loads this file while it builds, without TypeScript; nothing is cached then. Next creates instances for each request and calls `get` of
 * an instance before its `set`. So `#cache` remembers an invalidation count from before the value was produced.
 */
export default class NextCacheHandler {
  /** @type {import('./next-cache.ts').NextCacheAdapter | undefined} */
  #cache = globalThis[Symbol.for('rida.next-cache')]?.();

  async get(key, context) {
    return (await this.#cache?.get(key, context ?? {})) ?? null;
  }

  async set(key, value, context) {
    await this.#cache?.set(key, value, context ?? {});
  }

  async revalidateTag(tags) {
    this.#cache?.invalidateTags([tags].flat());
  }

  resetRequestCache() {}
}
