import { type NextRequest, NextResponse } from 'next/server';
import { settings } from '@/lib/platform/settings/settings';
import { tenantForHost } from '@/lib/platform/tenant/tenant';
import { tenants } from '@/lib/platform/tenant/tenants-file';
import { internalTarget, resolveRoute } from '@/lib/site/routing/resolve-route';
import { canonicalPath } from '@/lib/site/routing/routes';

const retryAfterSeconds = '5';
/** Page that shows every component in every state; it exists in development only. */
const galleryPath = '/dev/gallery';

/**
 * Rewrites the URL of a page or document to its internal path: tenant of the host, language, and the page, its Markdown version or its
 * product options. A path that is no route is rewritten to the not-found page. Error pages get the status of their error. In production,
 * `server/` decides on all other routes by the same function before a request gets here.
 */
export function middleware(request: NextRequest): NextResponse {
  // Not `request.nextUrl`, which restores a trailing slash.
  const url = new URL(request.url);
  const head = {
    method: request.method,
    url: url.pathname + url.search,
    headers: { host: request.headers.get('host') ?? '', accept: request.headers.get('accept') ?? '' },
  };
  const route = resolveRoute(head, tenants());
  if (route.kind === 'redirect') return NextResponse.redirect(new URL(route.location, url), route.status);
  const target = galleryTarget(url, head.headers.host) ?? internalTarget(route);
  if (target === null) {
    const status = route.kind === 'rejected' ? route.status : 404;
    return new NextResponse(null, { status });
  }
  url.pathname = target.path;
  const { status } = target;
  return NextResponse.rewrite(url, {
    status,
    headers: status === 503 ? { 'retry-after': retryAfterSeconds } : {},
  });
}

function galleryTarget({ pathname }: URL, host: string) {
  if (!settings().isDevelopment) return null;
  const { locale, path } = canonicalPath(pathname);
  if (path !== galleryPath) return null;
  return { path: `/${tenantForHost(tenants(), host).id}/${locale}${path}`, status: 200 };
}

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|uploads/|cards/|_next/|_vercel/|favicon\\.ico|icons/|fonts/).*)',
};
