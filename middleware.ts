import { type NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { aliasTarget } from '@/lib/address/aliases';
import { prefersMarkdown } from '@/lib/documents/negotiation';
import { routing } from '@/lib/i18n/routing';
import { innerPath, isInnerPath, markdownPath } from '@/lib/routing/routes';
import { tenantForHost } from '@/lib/tenant/tenant';
import { tenants } from '@/lib/tenant/tenants-file';

const permanent = 308;
const afterLanguage = /(?<=^\/[a-z]{2})\/.*/;
const nowhere = '/nowhere';
const intl = createIntlMiddleware(routing);

/** Answers aliases, then turns an address into its page: language first, then the tenant of the host name, and Markdown for whoever prefers it. */
export function middleware(request: NextRequest): NextResponse {
  // Not `request.nextUrl`, which puts a slash at the end back.
  const url = new URL(request.url);
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
  const { id } = tenantForHost(tenants(), request.headers.get('host'));
  const accept = request.headers.get('accept');
  target.pathname = `/${id}${target.pathname.replace(afterLanguage, (path) => renderedAt(path, target.searchParams, accept))}`;
  return NextResponse.rewrite(target);
}

function renderedAt(path: string, query: URLSearchParams, accept: string | null): string {
  if (isInnerPath(path)) return nowhere;
  return (prefersMarkdown(accept) ? markdownPath(path) : null) ?? innerPath(path, query);
}

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|uploads/|cards/|_next/|_vercel/|favicon\\.ico|icons/|fonts/).*)',
};
