const details = /^\/[a-z]{2}\/shop\/shop-details\/[^/]+$/;
const longestValue = 60;

/** Placeholder in a variant's page path for a colour or size that was not asked for. */
const anyValue = '-';

/**
 * The inner page of a product address that preselects a colour or size; the path itself when it preselects nothing.
 * Each combination is a cached page of its own, which is why values are folded and their length is bounded.
 * @param pathname with its language prefix
 */
export function variantPath(pathname: string, query: URLSearchParams): string {
  if (!details.test(pathname)) return pathname;
  const [color, size] = ['color', 'size'].map((name) => wanted(query.get(name)));
  if (!color && !size) return pathname;
  return `${pathname}/variant/${color ?? anyValue}/${size ?? anyValue}`;
}

function wanted(value: string | null): string | null {
  const folded = (value ?? '').trim().toLowerCase();
  if (folded === '' || folded === anyValue || folded.length > longestValue) return null;
  return encodeURIComponent(folded);
}

/** Reads a value that `variantPath` wrote into a path; null when none was asked for. */
export function wantedValue(segment: string): string | null {
  if (segment === anyValue) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
