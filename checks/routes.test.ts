import { errorPaths } from '../lib/platform/urls/error-paths.ts';
import { paths } from '../lib/platform/urls/paths.ts';
import { reportQueryString } from '../lib/site/campaigns/report-query.ts';
import { campaignFields } from '../lib/site/preview/campaign-link.ts';
import { internalSegment } from '../lib/site/routing/internal-url.ts';
import { expectedStatus, parameterNames, routePaths } from '../lib/site/routing/routes.ts';
import { sourceFiles } from './support/source-files.ts';

const root = 'app/[tenant]/[locale]';
const errorPages: string[] = Object.values(errorPaths);

/** Public paths of the route files below the root layout, with `:name` for a parameter. */
const filePaths = sourceFiles([root], ['/page.tsx', '/route.ts'])
  .map(({ path }) => path.slice(root.length, path.lastIndexOf('/')) || '/')
  .filter((path) => !path.split('/').includes(internalSegment))
  .map((path) => path.replace(/\[(\w+)\]/, ':$1'));

describe('table of routes', () => {
  test('lists each page and document of the app folder', () => {
    const unlisted = filePaths.filter((path) => !routePaths.includes(path) && !errorPages.includes(path));
    expect(unlisted).toEqual([]);
  });

  test('lists no path without a page or document', () => {
    // The middleware rewrites these paths to a route file in a folder of internal paths.
    const rewritten = ['/shop', '/sitemap.xml'];
    const missing = routePaths.filter((path) => !filePaths.includes(path) && !rewritten.includes(path));
    expect(missing).toEqual([]);
  });

  test('gives each path status 200', () => {
    expect(routePaths.filter((path) => expectedStatus(path.replace(':', '')) !== 200)).toEqual([]);
  });
});

test('pages for marketers list their parameters', () => {
  const campaign = { source: 'news', medium: 'mail', campaign: 'eid', channel: 'search' as const };
  const report = reportQueryString({ from: '', to: '', touchpoint: 'last', campaign });
  expect(parameterNames(paths.campaigns)).toEqual([...new URLSearchParams(report).keys()]);
  expect(parameterNames(paths.preview)).toEqual(['address', ...Object.values(campaignFields)]);
});

test('pages are rendered either at their first request or at every request', () => {
  const pages = sourceFiles([root], ['/page.tsx']);
  const violations = pages.filter(({ path, text }) => {
    // Next uses `generateStaticParams` of the last dynamic segment. Pages without a parameter use that of the root layout.
    const needsStaticParams = path.slice(root.length).includes('[');
    const hasStaticParams = text.includes('export function generateStaticParams');
    const isDynamic = text.includes("export const dynamic = 'force-dynamic'");
    return needsStaticParams !== hasStaticParams && !isDynamic;
  });
  expect(violations.map(({ path }) => path)).toEqual([]);
});
