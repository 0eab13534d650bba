import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { prefersMarkdown } from '@/lib/documents/negotiation';
import { routing } from '@/lib/i18n/routing';
import { rewriteHeader } from '@/lib/next/private-formats';
import { productOptionsType } from '@/lib/product/requested-options';
import { internalPath, markdownPath, pageStatus, productOptionsPath } from '@/lib/routing/routes';
import { withPriceFilter } from '@/lib/search/price-limits';
import { settings } from '@/lib/settings/settings';
import { tenantForHost } from '@/lib/tenant/tenant';
import { tenants } from '@/lib/tenant/tenants-file';
import { aliasTarget } from '@/lib/urls/aliases';
import { errorPaths } from '@/lib/urls/error-paths';
import { paths } from '@/lib/urls/paths';

const permanentRedirect = 308;
const temporaryRedirect = 307;
const languageAndPath = /^\/([a-z]{2})(?:(\/.*))?$/;
const retryAfterSeconds = '5';
/** Page that shows every component in every state; it exists in development only. */
const galleryPath = '/dev/gallery';
const intlMiddleware = createIntlMiddleware(routing);

/**
 * Redirects aliases and searches that state a price in words, then rewrites a URL to its internal path: tenant of the host, language, and
 * the page or its Markdown version. A path that is no route is rewritten to the not-found page. Error pages get the status of their error.
 */
export function middleware(request: NextRequest): NextResponse {
  // Not `request.nextUrl`, which restores a trailing slash.
  const url = new URL(request.url);
  const alias = aliasTarget(url.pathname);
  if (alias !== null) {
    url.pathname = alias;
    return NextResponse.redirect(url, permanentRedirect);
  }
  const priceFilter = url.pathname.endsWith(paths.shop) ? withPriceFilter(url.searchParams) : null;
  if (priceFilter !== null) {
    url.search = String(priceFilter);
    return NextResponse.redirect(url, temporaryRedirect);
  }
  const intlResponse = intlMiddleware(request);
  if (intlResponse.headers.has('location')) {
    return NextResponse.redirect(
      new URL(intlResponse.headers.get('location') ?? '/', url),
      permanentRedirect,
    );
  }
  const target = new URL(intlResponse.headers.get(rewriteHeader) ?? request.url);
  const { id } = tenantForHost(tenants(), request.headers.get('host'));
  const [, language = routing.defaultLocale, path = '/'] = languageAndPath.exec(target.pathname) ?? [];
  const isGallery = path === galleryPath && settings().isDevelopment;
  const status = isGallery ? 200 : pageStatus(path);
  const targetPath =
    status === 404 ? errorPaths.notFound : pagePath(path, target, request.headers.get('accept'));
  target.pathname = `/${id}/${language}${targetPath === '/' ? '' : targetPath}`;
  return NextResponse.rewrite(target, {
    status,
    headers: status === 503 ? { 'retry-after': retryAfterSeconds } : {},
  });
}

/** Returns the path of the page's product options or Markdown version if the request accepts these, else of the page itself. */
function pagePath(path: string, { searchParams }: URL, accept: string | null): string {
  if (accept === productOptionsType) return productOptionsPath(path) ?? path;
  return (prefersMarkdown(accept) ? markdownPath(path) : null) ?? internalPath(path, searchParams);
}

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|uploads/|cards/|_next/|_vercel/|favicon\\.ico|icons/|fonts/).*)',
};
