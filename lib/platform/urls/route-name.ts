import { defaultLocale, locales } from '../i18n/routing.ts';
import { imageOptimizerPath, staticFilesPrefix } from '../next/private-formats.ts';
import { pageRoute } from './page-route.ts';

const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);
const languagePrefix = new RegExp(`^/(?:${prefixedLocales.join('|')})(?=/|$)`);

/** Routes, other than pages, that accept any path below them. */
const prefixesWithSubpaths =
  /^(\/api\/upstream|\/api\/texts|\/uploads|\/cards|\/scripts|\/app-icons|\/feeds|\/sitemaps)(?:\/|$)/;
const fixedPaths = new Set([
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
  // The image optimizer has a single path, without a slash at its end.
  const nextPrefix = [staticFilesPrefix, `${imageOptimizerPath}/`].find((prefix) =>
    `${path}/`.startsWith(prefix),
  );
  if (nextPrefix) return `${nextPrefix}*`;
  const [, prefix] = prefixesWithSubpaths.exec(pathWithoutLanguage) ?? [];
  if (prefix) return `${prefix}/*`;
  return fixedPaths.has(pathWithoutLanguage) ? pathWithoutLanguage : pageRoute(pathWithoutLanguage);
}

/** Returns the language prefix of a public path: `/ar`, or empty for the default language. */
function languagePrefixOf(pathname: string): string {
  return languagePrefix.exec(pathname)?.[0] ?? '';
}
