import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { withoutQuery } from './without-query.mjs';

// Node gives the whole module here, a bundler what it exports by default.
const NextCache = imported.default ?? imported;

const place = Symbol.for('rida.clearings');
const tagsHeader = 'x-next-cache-tags';
const endTag = /^until-(\d+)$/;

/**
 * Next's own cache, which keeps what a request made as if it were as new as the moment it was done: a page begun before its
 * tags were cleared and done after would stay. And a page that has aged is given once more while the next one is made; one that
 * shows what holds until a certain moment (lib/upstream/cached-read.ts) must not be. Every request has an instance of its own.
 */
export default class PageCache extends NextCache {
  begunAt = Date.now();

  async get(key, context) {
    const found = await super.get(key, context);
    if (!found) return found;
    const tags = tagsOf(found.value, context);
    return wereCleared(tags, found.lastModified) || (isPage(found) && hasEnded(tags)) ? null : found;
  }

  async set(key, value, context) {
    if (!wereCleared(tagsOf(value, context), this.begunAt))
      await super.set(key, withoutQuery(value), context);
  }
}

function tagsOf(value, context) {
  const header = value?.headers?.[tagsHeader];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? value?.tags ?? []);
}

/** Reads, unlike pages, are true whenever they are looked at. */
function isPage({ value }) {
  return value?.kind !== 'FETCH';
}

function hasEnded(tags) {
  return tags.some((tag) => Number(endTag.exec(tag)?.[1] ?? Number.POSITIVE_INFINITY) <= Date.now());
}

/** Whether any of these tags was cleared at a moment or later (lib/upstream/clearings.ts). */
function wereCleared(tags, moment) {
  const clearedAt = globalThis[place]?.clearedAt;
  return clearedAt !== undefined && tags.some((tag) => (clearedAt.get(tag) ?? 0) >= moment);
}
