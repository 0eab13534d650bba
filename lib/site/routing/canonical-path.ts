import { defaultLocale, isLocale, type Locale } from '../../platform/i18n/routing.ts';
import { mendSegment } from '../../platform/urls/mangled-segment.ts';
import { menuLogoPath, paths, slugPathPrefixes } from '../../platform/urls/paths.ts';
import { decodeOrNull } from '../../platform/wire/percent-decoding.ts';
import { pageStatus } from './routes.ts';

/** A path in its one spelling. */
export interface CanonicalPath {
  locale: Locale;
  /** Path without language prefix; null when no page can have it. */
  path: string | null;
}

const aliases: Record<string, string> = {
  '/home': paths.home,
  [menuLogoPath]: paths.home,
  '/wishlist': paths.wishlist,
  '/cart': paths.cart,
  '/compare': paths.compare,
  '/pages/cart': paths.cart,
  '/auth': paths.login,
  '/authentication/login': paths.login,
  '/shop-category': paths.categories,
  '/shop-feature': paths.features,
};
const prefixes = Object.values<string>(slugPathPrefixes);
/** Characters that no path of the shop contains: control characters, and slashes and backslashes within a segment. */
const forbiddenCharacters = /[\p{Cc}\p{Cs}/\\]/u;
/** Line breaks and tabs behind a copied link. */
const trailingControls = /(?:%0[9ad])+\/*$/i;

/**
 * Returns the canonical spelling of a path and its language (docs/behaviour.md §2.1): dot segments and doubled and trailing slashes are
 * resolved, percent-encoding and letter case are those of links of the shop, aliases are replaced by the path that they stand for. A path
 * that no page has is the one that it stands for once its segments are mended, if there is one. Only the API knows which slugs exist:
 * those are mended while rendering (`lib/catalogue/reads/catalogue-read.ts`).
 * @param rawPath path of a request, as the client sent it
 */
export function canonicalPath(rawPath: string): CanonicalPath {
  const segments = resolveSegments(rawPath.replace(trailingControls, ''));
  if (segments === null) return { locale: languageOf(rawPath.split('/')[1] ?? ''), path: null };
  const requested = pageAt(segments);
  if (isPage(requested)) return requested;
  const mended = pageAt(segments.map(mendSegment).filter((segment) => segment !== ''));
  return isPage(mended) ? mended : requested;
}

function pageAt(segments: string[]): { locale: Locale; path: string } {
  const [first = ''] = segments;
  return isLocale(first.toLowerCase())
    ? { locale: languageOf(first), path: pagePath(segments.slice(1)) }
    : { locale: defaultLocale, path: pagePath(segments) };
}

function languageOf(segment: string): Locale {
  const language = segment.toLowerCase();
  return isLocale(language) ? language : defaultLocale;
}

function isPage({ path }: { path: string }): boolean {
  return pageStatus(path) !== 404;
}

/** Decodes the segments of a path and resolves dot segments; null when a segment is malformed or has forbidden characters. */
function resolveSegments(rawPath: string): string[] | null {
  const resolved: string[] = [];
  for (const rawSegment of rawPath.split('/')) {
    const segment = decodeOrNull(rawSegment);
    if (segment === null || forbiddenCharacters.test(segment)) return null;
    if (segment === '..') resolved.pop();
    else if (segment !== '.' && segment !== '') resolved.push(segment);
  }
  return resolved;
}

/** Returns the path of a page, with its alias replaced and in the letter case of the shop. Slugs retain theirs. */
function pagePath(segments: string[]): string {
  const path = encodePath(segments);
  const lowerCasePath = encodePath(segments.map((segment) => segment.toLowerCase()));
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const prefix = lowerCasePath.slice(0, lowerCasePath.lastIndexOf('/'));
  if (prefixes.includes(prefix)) return `${prefix}/${slug}`;
  if (prefixes.includes(paths.shop + prefix)) return `${paths.shop}${prefix}/${slug}`;
  const target = aliases[lowerCasePath] ?? lowerCasePath;
  return pageStatus(target) === 404 ? path : target;
}

function encodePath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
