import { defaultLocale, isLocale } from '../../platform/i18n/routing.ts';
import { decodeOrNull } from '../../platform/wire/percent-decoding.ts';

/** Path segment that marks a path as internal, as in `/{tenant}/{locale}/shop/~/cached/{query}`; no public URL contains it. */
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

/**
 * Strips the language prefix from a public path, or the tenant and language prefix from an internal path.
 * @param tenantId tenant of an internal path; absent for a public path
 */
export function withoutPrefix(pathname: string, tenantId?: string): string {
  const [, ...segments] = pathname.split('/');
  const [first = '', second = ''] = segments;
  const isInternal = first === tenantId && isLocale(second);
  const isPrefixed = isLocale(first) && first !== defaultLocale;
  return `/${segments.slice(isInternal ? 2 : isPrefixed ? 1 : 0).join('/')}`;
}

/** Route parameters of an internal path: its tenant and the segment that carries the query. A public path has neither. */
export interface InternalParams {
  tenant?: string;
  query?: string;
}

/** Converts an internal path to the page's public path and query, without the language prefix. A malformed query is left out. */
export function publicUrl(pathname: string, { tenant, query }: InternalParams): string {
  const [path] = withoutPrefix(pathname, tenant).split(`/${internalSegment}/`, 1);
  const search = query === undefined ? '' : String(parseQuerySegment(query) ?? '');
  return search === '' ? path || '/' : `${path || '/'}?${search}`;
}
