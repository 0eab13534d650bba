/** Limits of one request, in slugs and in URL-encoded characters; servers reject longer URLs. */
const maxSlugs = 100;
const maxCharacters = 6000;

/** Splits slugs into batches that each fit into the URL of one request. */
export function batchSlugs(slugs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let remainingCharacters = 0;
  for (const slug of slugs) {
    const characters = encodeURIComponent(slug).length + '&slug='.length;
    const last = batches.at(-1);
    if (last && last.length < maxSlugs && characters <= remainingCharacters) {
      last.push(slug);
      remainingCharacters -= characters;
    } else {
      batches.push([slug]);
      remainingCharacters = maxCharacters - characters;
    }
  }
  return batches;
}
