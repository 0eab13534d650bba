import { decodeOrNull } from '../../platform/wire/percent-decoding.ts';

/** Path segment that marks a path as internal; no public URL contains it. */
export const internalSegment = '~';

/** Segment of an empty query, because a path segment must not be empty. */
const emptyQuerySegment = '-';

/** Encodes a query as one path segment. */
export function encodeQuerySegment(query: URLSearchParams): string {
  return encodeURIComponent(query.toString()) || emptyQuerySegment;
}

/** Parses a segment that {@link encodeQuerySegment} returned; null when it is malformed. */
export function parseQuerySegment(segment: string): URLSearchParams | null {
  const query = segment === emptyQuerySegment ? '' : decodeOrNull(segment);
  return query === null ? null : new URLSearchParams(query);
}
