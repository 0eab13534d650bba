/**
 * What the webhook, the cache of reads and the store of pages know together. They are bundled apart, so it lives at one place in the
 * process. Time is counted in invalidations, so that no clock can be wrong.
 */
interface Invalidations {
  /** How many there have been. */
  count: number;
  /** By which invalidation each tag was last cleared. */
  byTag: Map<string, number>;
  /** The last invalidation of which some tag was forgotten: what was begun before counts as cleared. */
  forgotten: number;
}

const place = Symbol.for('rida.invalidations');
const holder = globalThis as { [place]?: Invalidations };
const mostTags = 10_000;

function invalidations(): Invalidations {
  holder[place] ??= { count: 0, byTag: new Map(), forgotten: 0 };
  return holder[place];
}

/** From now on nothing that was made or begun before, under any of these tags, is given to anyone who comes. */
export function invalidate(tags: readonly string[]): void {
  const known = invalidations();
  known.count += 1;
  for (const tag of tags) {
    known.byTag.delete(tag);
    known.byTag.set(tag, known.count);
  }
  for (const [tag, count] of known.byTag) {
    if (known.byTag.size <= mostTags) break;
    known.byTag.delete(tag);
    known.forgotten = Math.max(known.forgotten, count);
  }
}

/** The moment, for `isInvalid`: note it before something is begun. */
export function invalidationCount(): number {
  return invalidations().count;
}

/** Whether any of these tags was cleared after a moment that `invalidationCount` gave. */
export function isInvalid(tags: readonly string[], since: number): boolean {
  const { count, byTag, forgotten } = invalidations();
  if (since === count) return false;
  return since < forgotten || tags.some((tag) => (byTag.get(tag) ?? 0) > since);
}
