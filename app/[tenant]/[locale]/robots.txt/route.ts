import { documentAnswer, noDocument } from '@/lib/documents/answer';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import { robotsText } from '@/lib/documents/robots';
import { routing } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

/** What crawlers may read; one file for each host. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await shopOf(params);
  if (shop?.locale !== routing.defaultLocale) return noDocument();
  return documentAnswer(robotsText(shop.tenant.origin), 'text/plain; charset=utf-8');
}
