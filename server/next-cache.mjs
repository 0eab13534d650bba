/**
 * The cache that Next asks, in the form that Next documents. What it does is in kept-data.ts: Next loads this file where no
 * TypeScript can be, while building for one, when nothing is kept. Every request has an instance of its own.
 */
export default class NextCache {
  #data = globalThis[Symbol.for('rida.kept-data')]?.forRequest();

  async get(key, context) {
    return this.#data?.get(key, context) ?? null;
  }

  async set(key, value, context) {
    this.#data?.set(key, value, context);
  }

  async revalidateTag(tags) {
    this.#data?.clear([tags].flat());
  }

  resetRequestCache() {}
}
