import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { documentResponse, notFoundResponse } from '@/lib/documents/response';
import { robotsText } from '@/lib/documents/robots';
import { defaultLocale } from '@/lib/i18n/routing';

export const dynamic = 'force-dynamic';

/** robots.txt of the host. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await resolveDocumentShop(params);
  if (shop?.locale !== defaultLocale) return notFoundResponse();
  return documentResponse(robotsText(shop.tenant.origin), 'text/plain; charset=utf-8');
}
