import { decodedOrNull } from '../../lib/wire/decoded.ts';

const ownMethods = /^\/(?:api|_vercel)\//;
/** Given on as they are; everything else that passes by is routed, and Next decodes that twice. */
const unrouted = /^\/(?:api|uploads|cards|_next\/static|_vercel|icons|fonts)\//;
const images = /^\/_next\/image\/?$/;
const picture = /^\/uploads(?:\/[^/\\]+)+$/;

/**
 * Why a request that goes straight to Next is refused: a method that nothing there has, an address that Next fails on, or a
 * picture that is none. Null for one that may pass.
 */
export function refusalOf(method: string, path: string, search: string): 400 | 404 | 405 | null {
  if (!isDecodable(path) || (!unrouted.test(path) && !isDecodable(decodeURIComponent(path)))) return 404;
  if (method === 'TRACE') return 405;
  if (!ownMethods.test(path) && method !== 'GET' && method !== 'HEAD') return 405;
  if (!images.test(path)) return null;
  const url = new URLSearchParams(search).get('url') ?? '';
  return picture.test(url) && isDecodable(url) ? null : 400;
}

/** Next fails on a malformed path, and parsers take a backslash for a slash. */
export function isDecodable(path: string): boolean {
  return !path.includes('\\') && decodedOrNull(path) !== null;
}

/** The path of a request, whether its line names the server as well or not. */
export function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}
