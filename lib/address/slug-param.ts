import { readSlug } from '../wire/identifiers.ts';

/** A slug as it came in a path; null when it cannot be one. Next gives some segments decoded, so that a per cent sign may stand for itself. */
export function slugParam(segment: string): string | null {
  return readSlug(decodedSegment(segment));
}

/** A segment of a path as it is meant, whether it came encoded or decoded. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
