/**
 * The cache that Next asks, in the form that Next documents. What it does is in cache-for-next.ts: Next loads this file where no
 * TypeScript can be, while building for one, when nothing is kept. Every request has an instance of its own.
 */
export default class NextCache {
  /** @type {import('./cache-for-next.ts').CacheForNext | undefined} */
  #kept = globalThis[Symbol.for('rida.cache-for-next')]?.();

  async get(key, context) {
    return (await this.#kept?.get(key, context ?? {})) ?? null;
  }

  async set(key, value, context) {
    await this.#kept?.set(key, value, context ?? {});
  }

  async revalidateTag(tags) {
    this.#kept?.clear([tags].flat());
  }

  resetRequestCache() {}
}
