import { defaultLocale } from '@/lib/platform/i18n/routing';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { documentResponse, notFoundResponse } from '@/lib/site/documents/response';
import { robotsText } from '@/lib/site/documents/sitemap';

export const dynamic = 'force-dynamic';

/** robots.txt of the host. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await resolveDocumentShop(params);
  if (shop?.locale !== defaultLocale) return notFoundResponse();
  return documentResponse(robotsText(shop.tenant.origin), 'text/plain; charset=utf-8');
}
