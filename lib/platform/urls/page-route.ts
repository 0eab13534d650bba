import { paths } from './paths.ts';

const routeWithSlug = /^(\/shop\/shop-(?:details|category|feature))(?:\/|$)/;

/** Returns the route of a page's path, which has no language prefix: without slug; `other` for an unknown path. */
export function pageRoute(path: string): string {
  const [, route] = routeWithSlug.exec(path) ?? [];
  if (route) return `${route}/*`;
  return (Object.values(paths) as unknown[]).includes(path) ? path : 'other';
}
