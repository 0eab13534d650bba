import { createHash } from 'node:crypto';
import {
  flightParam,
  flightRequestHeaders,
  nextUrlHeader,
  prefetchHeader,
  prefetchRequestHeaders,
  routerStateHeader,
  segmentHeader,
} from './private-formats.ts';

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Values of the prefetch header that Next hashes; Next ignores any other value. */
const prefetchKinds = ['1', '2', '3'];
const digestBytes = 12;
const shortHashLength = 5;

/** Returns the headers that request one segment of a page as flight data, or the whole page for null. */
export function flightHeadersFor(segment: string | null): Record<string, string> {
  return segment === null ? flightRequestHeaders : { ...prefetchRequestHeaders, [segmentHeader]: segment };
}

/** Returns the value of the flight parameter that Next expects in a request with these headers; empty when Next hashes none of them. */
export function flightParamOf(headers: RequestHeaders): string {
  const text = hashedText(headers);
  return text === null
    ? ''
    : createHash('sha256').update(text).digest().subarray(0, digestBytes).toString('base64url');
}

/** True when a query has the flight parameter that Next expects, in one of its two hashes. */
export function hasFlightParam(query: URLSearchParams, headers: RequestHeaders): boolean {
  const flightValue = query.get(flightParam);
  if (flightValue === flightParamOf(headers)) return true;
  const text = hashedText(headers);
  return text !== null && flightValue === shortHash(text);
}

/**
 * Returns a query with the flight parameter that Next expects, in place of a flight parameter that the query has.
 * @param search empty, or begins with a question mark
 */
export function withFlightParam(search: string, headers: RequestHeaders): string {
  // Removes empty parameters and the flight parameter, with or without a value.
  const parameters = search.split(/[?&]/).filter((parameter) => !/^(?:_rsc(?:=|$)|$)/.test(parameter));
  const flightValue = flightParamOf(headers);
  return `?${[...parameters, flightParam + (flightValue && `=${flightValue}`)].join('&')}`;
}

/** Returns the text that Next hashes to the flight parameter, with 0 for a missing header; null when all headers are missing. */
function hashedText(headers: RequestHeaders): string | null {
  const prefetch = prefetchKinds.find((kind) => kind === headers[prefetchHeader]);
  const values = [
    prefetch,
    headers[segmentHeader] || undefined,
    headers[routerStateHeader],
    headers[nextUrlHeader],
  ];
  return values.every((value) => value === undefined) ? null : values.map((value) => value ?? '0').join(',');
}

/** Hash (djb2) that Next uses in browsers without Web Crypto, on pages without TLS. */
function shortHash(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36).slice(0, shortHashLength);
}
