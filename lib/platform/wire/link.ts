import { readText } from './text.ts';

/** Origin in place of the shop's, with which a path is parsed as URL. */
const placeholderOrigin = 'https://storefront.invalid';
const maxLength = 2000;

/**
 * Reads a link: a same-site path that begins with one slash, or an https URL. Null for other schemes, URLs with credentials and
 * paths that browsers resolve to another host.
 */
export function readLink(value: unknown): string | null {
  const text = readText(value);
  if (text === null || text.length > maxLength || !(text.startsWith('/') || /^https:\/\//i.test(text)))
    return null;
  if (!URL.canParse(text, placeholderOrigin)) return null;
  const url = new URL(text, placeholderOrigin);
  if (url.username || url.password) return null;
  if (!text.startsWith('/')) return url.href;
  const path = url.pathname + url.search + url.hash;
  return url.origin === placeholderOrigin && !path.startsWith('//') ? path : null;
}
