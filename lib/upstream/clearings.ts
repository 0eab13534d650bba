/**
 * What the webhook, the page cache (server/page-cache.mjs) and the front (server/front.ts) know together. They are bundled
 * apart, so it lives at one place in the process.
 */
interface Clearings {
  /** When each tag was last cleared, in epoch milliseconds. */
  clearedAt: Map<string, number>;
  /** Pages that are being made. */
  underWay: Set<Promise<void>>;
}

const place = Symbol.for('rida.clearings');
const holder = globalThis as { [place]?: Clearings };
const mostTags = 10_000;

function clearings(): Clearings {
  holder[place] ??= { clearedAt: new Map(), underWay: new Set() };
  return holder[place];
}

/** From now on nothing that was made or begun before, under any of these tags, is given to anyone who comes. */
export function clearTags(tags: string[]): void {
  const { clearedAt } = clearings();
  for (const tag of tags) {
    clearedAt.delete(tag);
    clearedAt.set(tag, Date.now());
  }
  for (const tag of clearedAt.keys()) {
    if (clearedAt.size <= mostTags) break;
    clearedAt.delete(tag);
  }
}

/** Notes that a page is being made; returns what notes that it is done. */
export function beginPage(): () => void {
  const { underWay } = clearings();
  let done = () => {};
  const page = new Promise<void>((resolve) => {
    done = resolve;
  });
  underWay.add(page);
  return () => {
    underWay.delete(page);
    done();
  };
}

/** Resolves when all pages that are being made now are done, or after so many milliseconds. */
export async function pagesDone(limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([Promise.all(clearings().underWay), limit]);
  clearTimeout(timer);
}
