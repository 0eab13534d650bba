/** Products and encoded characters of their slugs that one request carries at most; servers refuse longer addresses. */
const mostSlugs = 100;
const mostCharacters = 6000;

/** Slugs in as few requests as can carry them. */
export function inBatches(slugs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const slug of slugs) {
    const characters = encodeURIComponent(slug).length + '&slug='.length;
    const last = batches.at(-1);
    if (last && last.length < mostSlugs && characters <= room) {
      last.push(slug);
      room -= characters;
    } else {
      batches.push([slug]);
      room = mostCharacters - characters;
    }
  }
  return batches;
}
