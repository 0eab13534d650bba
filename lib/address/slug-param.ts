/** A slug as it came in a path, decoded; null when it cannot be one. */
export function readSlug(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment);
    return slug.length > 0 && slug.length <= 200 ? slug : null;
  } catch {
    return null;
  }
}
