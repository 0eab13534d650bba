import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

// Node gives the whole module here, a bundler what it exports by default.
const NextCache = imported.default ?? imported;

const place = Symbol.for('rida.clearings');
const tagsHeader = 'x-next-cache-tags';

/**
 * Next's own cache, which keeps what a request made as if it were as new as the moment it was done: a page begun before its
 * tags were cleared and done after would stay. Every request has an instance of its own.
 */
export default class PageCache extends NextCache {
  begunAt = Date.now();

  async get(key, context) {
    const found = await super.get(key, context);
    return found && wereCleared(tagsOf(found.value, context), found.lastModified) ? null : found;
  }

  async set(key, value, context) {
    if (!wereCleared(tagsOf(value, context), this.begunAt)) await super.set(key, value, context);
  }
}

function tagsOf(value, context) {
  const header = value?.headers?.[tagsHeader];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? value?.tags ?? []);
}

/** Whether any of these tags was cleared at a moment or later (lib/upstream/clearings.ts). */
function wereCleared(tags, moment) {
  const clearedAt = globalThis[place]?.clearedAt;
  return clearedAt !== undefined && tags.some((tag) => (clearedAt.get(tag) ?? 0) >= moment);
}
