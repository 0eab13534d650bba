import { decoded } from '../wire/decoded.ts';
import { readSlug } from '../wire/identifiers.ts';

/** A slug as it came in a path; null when it cannot be one. Next gives some segments decoded, so that a per cent sign may stand for itself. */
export function slugParam(segment: string): string | null {
  return readSlug(decoded(segment));
}
