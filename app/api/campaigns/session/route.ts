import { localePath, paths } from '@/lib/address/address';
import { isSameOrigin } from '@/lib/campaigns/same-origin';
import { isKey, newSession, sessionCookie, sessionSeconds } from '@/lib/campaigns/session';
import { giveBack, mayTry } from '@/lib/campaigns/tries';
import { isLocale, routing } from '@/lib/i18n/routing';
import { settings } from '@/lib/settings/settings';

const longestBody = 4096;
const formType = 'application/x-www-form-urlencoded';

/** Opens the campaign report to whoever has the key, or closes it again when none is sent. */
export async function POST(request: Request) {
  const { campaignsKey, siteUrl } = settings();
  if (campaignsKey === undefined) return Response.json({ Message: 'Not found' }, { status: 404 });
  if (!isSameOrigin(request.headers)) {
    return Response.json({ Message: 'The form was sent from elsewhere' }, { status: 403 });
  }
  if (!request.headers.get('content-type')?.startsWith(formType)) {
    return Response.json({ Message: 'The body must be a form' }, { status: 415 });
  }
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > longestBody) {
    return Response.json({ Message: 'The body is too long' }, { status: 413 });
  }
  const form = new URLSearchParams(await request.text());
  const language = form.get('locale') ?? '';
  const page = localePath(isLocale(language) ? language : routing.defaultLocale, paths.campaigns);
  const cookie = (value: string, seconds: number) =>
    `${sessionCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${siteUrl.startsWith('https:') ? '; Secure' : ''}`;

  const given = form.get('key');
  if (given === null) return backTo(page, cookie('', 0));
  const [address = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',').slice(-1);
  const now = Date.now();
  if (!(await mayTry(address.trim()))) return backTo(`${page}?refused=often`);
  if (!isKey(given, campaignsKey)) return backTo(`${page}?refused=wrong`);
  await giveBack(address.trim());
  return backTo(page, cookie(newSession(campaignsKey, now), sessionSeconds));
}

function backTo(path: string, cookie?: string): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  if (cookie !== undefined) headers.set('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
