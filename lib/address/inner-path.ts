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
