import { paths } from './paths.ts';

const routeWithSlug = /^(\/shop\/shop-(?:details|category|feature))(?:\/|$)/;

/**
 * Returns the route of a page for metrics, logs and web vitals: its path, with `*` in place of a slug; `other` for an unknown path. The
 * overviews of categories and features count with the pages below them.
 * @param path without language prefix and query
 */
export function pageRoute(path: string): string {
  const [, route] = routeWithSlug.exec(path) ?? [];
  if (route) return `${route}/*`;
  return (Object.values(paths) as unknown[]).includes(path) ? path : 'other';
}
