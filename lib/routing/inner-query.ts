import { decodedOrNull } from '../wire/decoded.ts';

/** The segment behind which only the server may ask: no address of a visitor holds it. */
export const reserved = '~';

/** Stands for a query that asks for nothing, where a segment must not be empty. */
const nothing = '-';

/** Writes what an address asks for into one segment of a path. */
export function writeInnerQuery(query: URLSearchParams): string {
  return encodeURIComponent(query.toString()) || nothing;
}

/** Reads a segment that `writeInnerQuery` wrote; null when it is none. */
export function readInnerQuery(segment: string): URLSearchParams | null {
  const query = segment === nothing ? '' : decodedOrNull(segment);
  return query === null ? null : new URLSearchParams(query);
}
