import { deferredMessages } from '@/lib/platform/i18n/deferred-messages';
import { isLocale } from '@/lib/platform/i18n/routing';
import { messagesOf } from '@/lib/platform/tenant/messages';
import { resolveTenant } from '@/lib/platform/tenant/server';

const maxAgeSeconds = 300;

/** Texts of a component that is loaded on demand: `?locale=en|ar`. 404 for an unknown name or language. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const messages = await messagesOf(resolveTenant(request.headers.get('host')), locale);
  const texts = deferredMessages(messages, (await params).name);
  if (texts === null) return new Response(null, { status: 404 });
  return Response.json(texts, { headers: { 'cache-control': `public, max-age=${maxAgeSeconds}` } });
}
