/**
 * The cache that Next asks, in the form that Next documents. What it does is in kept-data.ts, and for pictures that were resized
 * in lib/upstream/kept-files.ts: Next loads this file where no
 * TypeScript can be, while building for one, when nothing is kept. Every request has an instance of its own.
 */
export default class NextCache {
  #data = globalThis[Symbol.for('rida.kept-data')]?.forRequest();
  #pictures = globalThis[Symbol.for('rida.kept-pictures')]?.files;

  async get(key, context) {
    if (context?.kind === 'IMAGE') return this.#picture(key);
    return this.#data?.get(key, context) ?? null;
  }

  async set(key, value, context) {
    if (value?.kind === 'IMAGE') return this.#keepPicture(key, value);
    this.#data?.set(key, value, context);
  }

  async revalidateTag(tags) {
    this.#data?.clear([tags].flat());
  }

  resetRequestCache() {}

  async #picture(key) {
    const kept = await this.#pictures?.get(`size ${key}`);
    if (!kept) return null;
    const { lastModified, ...about } = kept.about;
    return { lastModified, value: { ...about, buffer: kept.bytes } };
  }

  async #keepPicture(key, { buffer, ...about }) {
    await this.#pictures?.set(`size ${key}`, {
      about: { ...about, lastModified: Date.now() },
      bytes: buffer,
    });
  }
}
