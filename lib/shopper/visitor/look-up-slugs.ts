import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { pageLocale } from '../../platform/i18n/page-locale.ts';
import { shopNow } from '../../platform/shop-time/shop-time.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { CartLine } from '../cart/cart.ts';
import { findSlugs, renewalSeconds } from '../cart/find-slugs.ts';
import { type SlugLookup, slugLookups, withFoundSlug } from './slug-lookups.ts';
import { visitorStore } from './state.ts';

/** Shared by all tabs. The prefix lets the value be evicted when storage is full. */
const storageKey = 'known_slugs';
const maxStored = 200;

/**
 * Looks up the products of lines without a slug, unless that was done lately in any tab, stores the results, and writes the slugs into the
 * cart. Never rejects.
 * @param isRetry true to look up what could not be found, too
 */
export async function lookUpSlugs(lines: readonly CartLine[], isRetry: boolean): Promise<void> {
  if (slugLookups.get().isFetching) return;
  const earlierResults = slugLookups.get().results;
  const results = new Map([...earlierResults, ...loadResults()]);
  const isDue = ({ productId }: CartLine) => {
    const result = results.get(String(productId));
    return result === undefined || !isCurrent(result) || (isRetry && !hasAnswer(result));
  };
  const dueLines = lines.filter(isDue);
  slugLookups.set({ results, isFetching: dueLines.length > 0 });
  if (dueLines.length > 0) {
    const { slugs, retryAfterSeconds } = await findSlugs(dueLines, pageLocale()).catch(() => noResults);
    const now = shopNow();
    // Another tab may have looked up the same products meanwhile.
    for (const [id, result] of loadResults()) results.set(id, result);
    for (const { productId } of dueLines) {
      const id = String(productId);
      const slug = slugs.get(id);
      if (slug !== undefined) results.set(id, { slug, until: now + renewalSeconds * 1000 });
      else if (!hasAnswer(results.get(id))) results.set(id, { until: now + retryAfterSeconds * 1000 });
    }
    writeStored(storageKey, Object.fromEntries(newest(results)));
    slugLookups.set({ results: new Map(results), isFetching: false });
  }
  const isNews = ({ productId }: CartLine) => {
    const id = String(productId);
    return results.get(id)?.slug && results.get(id)?.slug !== earlierResults.get(id)?.slug;
  };
  // Once only: the lines of an account may come back without their slugs.
  if (lines.some(isNews)) await writeIntoCart(results).catch(() => {});
}

const noResults = { slugs: new Map<string, string | null>(), retryAfterSeconds: 60 };

async function writeIntoCart(results: ReadonlyMap<string, SlugLookup>): Promise<void> {
  const store = await visitorStore();
  await store.cart.update((current) =>
    current.some(({ slug, productId }) => slug === null && results.get(String(productId))?.slug)
      ? current.map((line) => withFoundSlug(line, results))
      : current,
  );
}

/** Loads the current results. */
function loadResults(): [string, SlugLookup][] {
  return Object.entries(asObject(loadStored(storageKey)) ?? {}).flatMap(([id, value]) => {
    const { slug, until } = asObject(value) ?? {};
    const hasSlug = slug === null || typeof slug === 'string';
    if (typeof until !== 'number' || !(hasSlug || slug === undefined)) return [];
    const result: SlugLookup = { ...(hasSlug && { slug }), until };
    return isCurrent(result) ? [[id, result]] : [];
  });
}

/** True where it is known which slug the product has, or that the API does not have it. */
function hasAnswer(result: SlugLookup | undefined): boolean {
  return result?.slug !== undefined && isCurrent(result);
}

/** False also for a time too far in the future, which a wrong clock has stored. The clocks of tabs may differ a little. */
function isCurrent({ until }: SlugLookup): boolean {
  const milliseconds = until - shopNow();
  return milliseconds > 0 && milliseconds <= 2 * renewalSeconds * 1000;
}

function newest(results: ReadonlyMap<string, SlugLookup>): [string, SlugLookup][] {
  return [...results].sort(([, a], [, b]) => b.until - a.until).slice(0, maxStored);
}
