/** Maximum number of slugs in one request. */
const maxSlugs = 100;
/** Maximum length of all `slug` parameters of a request, URL-encoded; servers reject longer URLs. */
const maxCharacters = 6000;

/** Splits slugs into batches that each fit into the URL of one request. */
export function batchSlugs(slugs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let remainingCharacters = 0;
  for (const slug of slugs) {
    const characters = encodeURIComponent(slug).length + '&slug='.length;
    const lastBatch = batches.at(-1);
    if (lastBatch && lastBatch.length < maxSlugs && characters <= remainingCharacters) {
      lastBatch.push(slug);
      remainingCharacters -= characters;
    } else {
      batches.push([slug]);
      remainingCharacters = maxCharacters - characters;
    }
  }
  return batches;
}
