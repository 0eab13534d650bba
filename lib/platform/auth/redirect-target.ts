import { isAuthPage } from './return-path.ts';

/** Base with which a path is parsed as a URL; a result with another origin is rejected. */
const placeholderOrigin = 'https://shop.invalid';
const maxLength = 2000;

/**
 * Validates the page to open after sign-in. Returns a normalised path of this shop with query and hash; null without a target, for a target
 * that would leave the site, and for the sign-in pages themselves.
 */
export function safeRedirectTarget(target: string | null): string | null {
  if (!target?.startsWith('/') || target.length > maxLength || /[\\\p{Cc}]/u.test(target)) return null;
  if (!URL.canParse(target, placeholderOrigin)) return null;
  const url = new URL(target, placeholderOrigin);
  if (url.origin !== placeholderOrigin || !/^\/(?![/\\])/.test(url.pathname)) return null;
  if (mayLeaveSite(url.pathname) || isAuthPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** A proxy may decode a path once or twice more and then resolve its dots: `/%2Fevil` and `/.%2F/evil` must not become `//evil`. */
function mayLeaveSite(pathname: string): boolean {
  return /^\/(?:%2f|%5c|%25|\.)/i.test(pathname);
}
