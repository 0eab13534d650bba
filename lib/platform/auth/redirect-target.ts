import { mendSegment } from '../urls/mangled-segment.ts';
import { decodeOrOriginal } from '../wire/percent-decoding.ts';
import { isAuthPage } from './return-path.ts';

/** Base with which a path is parsed as a URL; a result with another origin is rejected. */
const placeholderOrigin = 'https://shop.invalid';
const maxLength = 2000;

/**
 * Validates the page to open after sign-in. Returns a normalised path of this shop with query and hash. Null without a target, and for a
 * target that would leave the site. Null also for a sign-in page, in any spelling that the shop redirects to it.
 */
export function safeRedirectTarget(target: string | null): string | null {
  if (!target?.startsWith('/') || target.length > maxLength || /[\\\p{Cc}]/u.test(target)) return null;
  if (!URL.canParse(target, placeholderOrigin)) return null;
  const url = new URL(target, placeholderOrigin);
  // `/.//evil` is parsed as the path `//evil`, which alone would be the address of another site.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return null;
  if (mayLeaveSite(url.pathname) || isAuthPage(mendPath(url.pathname))) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * True for a path that begins with a dot, or an encoded slash, backslash or percent sign. A proxy may decode a path once or twice more and
 * then resolve its dots, so that `/%2Fevil` or `/.%2F/evil` becomes `//evil`.
 */
function mayLeaveSite(pathname: string): boolean {
  return /^\/(?:%2f|%5c|%25|\.)/i.test(pathname);
}

/**
 * Returns a path as `canonicalPath` (lib/site/routing/routes.ts) would spell it, a function that is not for browsers. Right only for paths
 * without a slug, as those of sign-in pages.
 */
function mendPath(pathname: string): string {
  // In a link that begins its query with `&` instead of `?`, the query is part of the path.
  const [path = ''] = pathname.split('&', 1);
  const segments = path.split('/').map((segment) => mendSegment(decodeOrOriginal(segment)).toLowerCase());
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
