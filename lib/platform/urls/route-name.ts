import { imageOptimizerPath, staticFilesPrefix } from '../next/private-formats.ts';
import { languagePrefixOf } from './language-prefix.ts';
import { paths } from './paths.ts';

/** Prefixes of routes that accept any path below them. */
const prefixesWithSubpaths =
  /^(\/shop\/shop-(?:details|category|feature)|\/api\/upstream|\/api\/texts|\/uploads|\/cards|\/scripts|\/app-icons|\/feeds|\/sitemaps)(?:\/|$)/;
const fixedPaths = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/api/health',
  '/api/revalidate',
  '/api/products',
  '/api/time',
  '/api/campaigns',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
]);

/** Returns the route of a URL for metrics and logs, without language and slug; `other` for an unknown path. */
export function routeName(url: string): string {
  const [path = ''] = url.split('?', 1);
  const pathWithoutLanguage = path.slice(languagePrefixOf(path).length) || '/';
  const nextPrefix = [staticFilesPrefix, `${imageOptimizerPath}/`].find((prefix) =>
    `${path}/`.startsWith(prefix),
  );
  if (nextPrefix) return `${nextPrefix}*`;
  const [, prefix] = prefixesWithSubpaths.exec(pathWithoutLanguage) ?? [];
  if (prefix) return `${prefix}/*`;
  return fixedPaths.has(pathWithoutLanguage) ? pathWithoutLanguage : 'other';
}
