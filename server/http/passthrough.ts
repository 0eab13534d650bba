import type { ServerResponse } from 'node:http';
import {
  imageOptimizerPath,
  internalPathHeaders,
  staticFilesPrefix,
} from '../../lib/next/private-formats.ts';
import { decodeOrNull } from '../../lib/wire/percent-decoding.ts';

const pathsWithOwnMethods = /^\/(?:api|_vercel)\//;
/** Paths that Next's router does not decode a second time. */
const unroutedPaths = /^\/(?:api|uploads|cards|_vercel|icons|fonts)\//;
const uploadPath = /^\/uploads(?:\/[^/\\]+)+$/;

/**
 * Returns the status that rejects a request before it is passed through to Next: for a method that no route has, a path that Next fails
 * on, or a malformed image URL. Null when the request may pass.
 */
export function rejectionStatus(method: string, path: string, search: string): 400 | 404 | 405 | null {
  const isRouted = !unroutedPaths.test(path) && !path.startsWith(staticFilesPrefix);
  if (!isDecodable(path) || (isRouted && !isDecodable(decodeURIComponent(path)))) return 404;
  if (method === 'TRACE') return 405;
  if (!pathsWithOwnMethods.test(path) && method !== 'GET' && method !== 'HEAD') return 405;
  if (path.replace(/\/$/, '') !== imageOptimizerPath) return null;
  const url = new URLSearchParams(search).get('url') ?? '';
  return uploadPath.test(url) && isDecodable(url) ? null : 400;
}

/** True for well-formed percent-encoding without backslashes. Next fails on malformed encoding, and URL parsers treat backslashes as slashes. */
export function isDecodable(path: string): boolean {
  return !path.includes('\\') && decodeOrNull(path) !== null;
}

/** Removes headers that name internal paths when the response's head is written. */
export function hideInternalHeaders(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    for (const name of internalPathHeaders) res.removeHeader(name);
    return writeHead(...args);
  };
}

/** Reduces an absolute-form request target to path and query. */
export function stripOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}
