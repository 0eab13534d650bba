import { collectionPath, listingPath } from '../listing/listing-path.ts';
import { variantPath } from './variant-path.ts';

/**
 * The path a page is rendered at: what a query changes in the first HTML becomes part of it, everything else in the query
 * does not, so that it neither reaches a page nor makes another one.
 * @param pathname with its language prefix
 */
export function innerPath(pathname: string, query: URLSearchParams): string {
  return [sitemapPath, variantPath, listingPath, collectionPath].reduce(
    (path, rewrite) => rewrite(path, query),
    pathname,
  );
}

/** Next takes a folder of the file's own name for one of its conventions, which know no tenants. */
function sitemapPath(pathname: string): string {
  return pathname.replace(/^(\/[a-z]{2})\/sitemap\.xml$/, '$1/sitemap-index');
}

/**
 * Whether a path is one that only the server leads to. Nobody may ask for it: each would be one more address of some page.
 * @param pathname with its language prefix, encoded in whatever way
 */
export function isInnerPath(pathname: string): boolean {
  const [, , first = '', second = '', , fourth = ''] = pathname.split('/').map(decoded);
  if (first !== 'shop') return first === 'sitemap-index' || first === 'markdown';
  return second === 'listing' || (second.startsWith('shop-') && (fourth === 'list' || fourth === 'variant'));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
