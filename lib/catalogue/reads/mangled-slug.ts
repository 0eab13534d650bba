import 'server-only';
import { fallbackOnUpstreamError } from '../../platform/upstream/fallback.ts';
import { slugsMeantBy } from '../../platform/urls/mangled-segment.ts';

/**
 * Finds what the link with a slug that does not exist was meant to show (docs/behaviour.md §2.1); null when no spelling of the slug
 * exists, or while the API does not say so.
 * @param get resolves to null for a slug that does not exist, to undefined while that is unknown
 */
export async function findMeantBySlug<T>(
  slug: string,
  get: (slug: string) => Promise<T | null | undefined>,
): Promise<{ slug: string; found: T } | null> {
  try {
    for (const candidate of slugsMeantBy(slug)) {
      const found = await get(candidate);
      if (found !== null && found !== undefined) return { slug: candidate, found };
    }
    return null;
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}
