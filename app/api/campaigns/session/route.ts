import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/routing';
import { clientAddressHeader, clientKey } from '@/lib/platform/process/client-address';
import { isSameOrigin } from '@/lib/platform/process/same-origin';
import { settings } from '@/lib/platform/settings/settings';
import { localePath, paths } from '@/lib/platform/urls/paths';
import {
  checkKey,
  createSession,
  endSession,
  sessionCookieName,
  sessionTtlSeconds,
} from '@/lib/site/campaigns/session';

const maxBodyBytes = 4096;
const formType = 'application/x-www-form-urlencoded';

/** Opens a report session for the correct key; a form without a key ends the session and invalidates its cookie. */
export async function POST(request: NextRequest) {
  const { campaignsKey, siteUrl } = settings();
  if (campaignsKey === undefined) return Response.json({ Message: 'Not found' }, { status: 404 });
  if (!isSameOrigin(request.headers)) {
    return Response.json({ Message: 'The form was sent from elsewhere' }, { status: 403 });
  }
  if (!request.headers.get('content-type')?.startsWith(formType)) {
    return Response.json({ Message: 'The body must be a form' }, { status: 415 });
  }
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxBodyBytes) {
    return Response.json({ Message: 'The body is too long' }, { status: 413 });
  }
  const form = new URLSearchParams(await request.text());
  const language = form.get('locale') ?? '';
  const reportPath = localePath(isLocale(language) ? language : defaultLocale, paths.campaigns);
  const sessionCookieOf = (value: string, maxAgeSeconds: number) =>
    `${sessionCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${siteUrl.startsWith('https:') ? '; Secure' : ''}`;

  const key = form.get('key');
  if (key === null) {
    await endSession(request.cookies.get(sessionCookieName)?.value, campaignsKey, Date.now());
    return redirectTo(reportPath, sessionCookieOf('', 0));
  }
  const client = clientKey(request.headers.get(clientAddressHeader));
  switch (await checkKey(key, campaignsKey, client)) {
    case 'too-many':
      return redirectTo(`${reportPath}?refused=often`);
    case 'wrong':
      return redirectTo(`${reportPath}?refused=wrong`);
    case 'correct':
      return redirectTo(
        reportPath,
        sessionCookieOf(createSession(campaignsKey, Date.now()), sessionTtlSeconds),
      );
  }
}

function redirectTo(path: string, cookie?: string): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  if (cookie !== undefined) headers.set('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
