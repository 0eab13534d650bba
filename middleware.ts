import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { aliasTarget } from '@/lib/address/aliases';
import { innerPath } from '@/lib/address/inner-path';
import { routing } from '@/lib/i18n/routing';
import { tenantForHost } from '@/lib/tenant/tenant';
import { tenants } from '@/lib/tenant/tenants-file';

const permanent = 308;
const intl = createIntlMiddleware(routing);

/** Answers aliases, then turns an address into its page: language first, then the tenant of the host name. */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const alias = aliasTarget(url.pathname);
  if (alias !== null) {
    url.pathname = alias;
    return NextResponse.redirect(url, permanent);
  }
  const localised = intl(request);
  if (localised.headers.has('location')) {
    return NextResponse.redirect(new URL(localised.headers.get('location') ?? '/', url), permanent);
  }
  const target = new URL(localised.headers.get('x-middleware-rewrite') ?? request.url);
  target.pathname = `/${tenantForHost(tenants(), request.headers.get('host')).id}${innerPath(target.pathname, target.searchParams)}`;
  return NextResponse.rewrite(target);
}

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|uploads/|cards/|_next/|_vercel/|favicon\\.ico|icons/|fonts/).*)',
};
