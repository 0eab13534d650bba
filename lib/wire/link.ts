import { readText } from './text.ts';

const origin = 'https://storefront.invalid';

/**
 * Reads where a link leads: a path of this site, starting with one slash, or an https address. Null for anything else:
 * other schemes, addresses with a user name, paths that a browser takes for another host.
 */
export function readLink(value: unknown): string | null {
  const text = readText(value);
  if (text === null || text.length > 2000 || !(text.startsWith('/') || /^https:\/\//i.test(text)))
    return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.username || url.password) return null;
  if (!text.startsWith('/')) return url.href;
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith('//') ? path : null;
}
