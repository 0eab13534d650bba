import type { Locale } from '../../platform/i18n/routing.ts';
import { fetchAndLearnShopTime } from '../../platform/shop-time/shop-time.ts';
import { isSnapshot, persistSnapshots, type SnapshotsBySlug } from './stored-snapshots.ts';

/**
 * Fetches the current snapshots of several products in as few requests as possible and stores them in the browser. A product that
 * does not exist any more is null. A product is absent when the API could not return it, or when a server of another release returned it
 * in another form.
 * @throws {Error} when a request fails or takes longer than 30 s
 */
export async function fetchSnapshots(locale: Locale, slugs: string[]): Promise<SnapshotsBySlug> {
  const snapshotsOfBatches = await Promise.all(batchSlugs(slugs).map((batch) => fetchBatch(locale, batch)));
  const snapshots: SnapshotsBySlug = Object.assign({}, ...snapshotsOfBatches);
  persistSnapshots(locale, snapshots);
  return snapshots;
}

const timeoutMs = 30_000;

async function fetchBatch(locale: Locale, slugs: string[]): Promise<SnapshotsBySlug> {
  const query = new URLSearchParams([['locale', locale], ...slugs.map((slug) => ['slug', slug])]);
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetchAndLearnShopTime(`/api/products?${query}`, { signal });
  if (!response.ok) throw new Error(`Products could not be read: ${response.status}`);
  const { products } = (await response.json()) as { products: SnapshotsBySlug };
  // During a rollout the storefront that answers may be of another release than the page.
  const usable = Object.entries(products).filter(
    ([slug, snapshot]) => snapshot === null || isSnapshot(snapshot, slug),
  );
  return Object.fromEntries(usable);
}

/** Maximum number of slugs in one request. */
const maxSlugsPerRequest = 100;
/** Maximum length of all `slug` parameters of a request, URL-encoded; servers reject longer URLs. */
const maxCharactersPerRequest = 6000;

/** Splits slugs into batches that each fit into the URL of one request. */
export function batchSlugs(slugs: readonly string[]): string[][] {
  const batches: string[][] = [];
  let remainingCharacters = 0;
  for (const slug of slugs) {
    const characters = encodeURIComponent(slug).length + '&slug='.length;
    const lastBatch = batches.at(-1);
    if (lastBatch && lastBatch.length < maxSlugsPerRequest && characters <= remainingCharacters) {
      lastBatch.push(slug);
      remainingCharacters -= characters;
    } else {
      batches.push([slug]);
      remainingCharacters = maxCharactersPerRequest - characters;
    }
  }
  return batches;
}
