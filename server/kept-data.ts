import { LRUCache } from 'lru-cache';
import { invalidate, invalidationCount, isInvalid } from '../lib/upstream/invalidation.ts';
import { pageAsked } from '../lib/upstream/page-asked.ts';
import { KeptRoom } from './kept-room.ts';
import type { Shared } from './redis/share.ts';
import type { Room } from './room.ts';

/** A value as Next keeps it: a read of the upstream (`FETCH`), or a page. */
export interface ReadOrPage {
  kind: string;
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  headers?: Record<string, unknown>;
  data?: { body?: string };
  tags?: string[];
}

interface Kept {
  value: ReadOrPage | null;
  tags: string[];
  /** Epoch milliseconds, by which Next finds out whether a read has aged. */
  lastModified: number;
  /** Epoch milliseconds from which a page is made anew; never for reads, of which Next decides that itself. */
  oldAt: number;
  /** The invalidations there had been when the request began that made it. */
  since: number;
}

type Found = Kept | null;

/** As other instances know it: their count of invalidations is another one. */
type SharedKept = Omit<Kept, 'since'>;

export interface Context {
  tags?: string[];
  cacheControl?: { revalidate?: number | false };
}

const tagsHeader = 'x-next-cache-tags';

/**
 * What Next keeps: reads of the upstream, and pages for as long as their other forms are asked for. Nothing is found that was
 * begun before one of its tags was cleared; an aged page is not found either, because the store of the front gives it to
 * visitors while a new one is made. What is not kept here is looked for where other instances keep it.
 */
export function createKeptData(
  { reads: mostReadBytes, nextPages: mostPageBytes }: Room,
  shared?: Shared<SharedKept>,
) {
  const reads = new KeptRoom<Kept>(mostReadBytes, bytesOf);
  const pages = new LRUCache<string, Kept>({ maxSize: mostPageBytes, sizeCalculation: bytesOf });

  return {
    forRequest() {
      const since = invalidationCount();
      const sharedSince = shared?.invalidation.position();
      return {
        get(key: string, context: Context): Found | Promise<Found> {
          const kept = reads.find(key) ?? pages.get(key);
          const isValid = kept && !isInvalid([...kept.tags, ...(context.tags ?? [])], kept.since);
          if (isValid && kept.oldAt > Date.now()) return noted(kept);
          return shared ? findShared(shared, key) : null;
        },
        set(key: string, value: ReadOrPage | null, context: Context): void {
          const tags = tagsOf(value, context);
          if (isPage(value)) note(tags);
          if (isInvalid(tags, since)) return;
          const lastModified = Date.now();
          const seconds = context.cacheControl?.revalidate;
          const isAging = isPage(value) && typeof seconds === 'number';
          const oldAt = isAging ? lastModified + seconds * 1000 : Number.POSITIVE_INFINITY;
          const kept = { value, tags, lastModified, oldAt };
          put(key, { ...kept, since });
          if (sharedSince !== undefined) shared?.pages.keep(key, { value: kept, tags, since: sharedSince });
        },
        clear: invalidate,
      };
    },
  };

  function put(key: string, kept: Kept): void {
    if (isPage(kept.value)) pages.set(key, kept);
    else reads.keep(key, kept);
  }

  async function findShared({ pages: elsewhere }: Shared<SharedKept>, key: string): Promise<Found> {
    const since = invalidationCount();
    const found = await elsewhere.find(key);
    if (!found) return null;
    const kept = { ...found, since };
    if (isInvalid(kept.tags, since) || kept.oldAt <= Date.now()) return null;
    put(key, kept);
    return noted(kept);
  }
}

export type KeptData = ReturnType<typeof createKeptData>;

function noted(kept: Kept): Kept {
  if (isPage(kept.value)) note(kept.tags);
  return kept;
}

function note(tags: string[]): void {
  const asked = pageAsked.getStore();
  if (asked) asked.tags = tags;
}

function isPage(value: ReadOrPage | null): boolean {
  return value?.kind !== 'FETCH';
}

function tagsOf(value: ReadOrPage | null, context: Context): string[] {
  const header = value?.headers?.[tagsHeader];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? value?.tags ?? []);
}

/** Bytes of an entry, roughly: texts count two bytes a character at most, keys and objects a little. */
function bytesOf({ value }: Kept): number {
  const segments = [...(value?.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  const text = (value?.html?.length ?? 0) + (value?.data?.body?.length ?? 0);
  return 500 + 2 * text + (value?.rscData?.length ?? 0) + segments;
}
