/** A slug as it came in a path; null when it cannot be one. Next gives some segments decoded, so that a per cent sign may stand for itself. */
export function readSlug(segment: string): string | null {
  const slug = decoded(segment);
  return slug.length > 0 && slug.length <= 200 ? slug : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
