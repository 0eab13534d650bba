import { renderAppIcon } from '@/lib/site/documents/app-icon';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { documentHeaders, notFoundResponse } from '@/lib/site/documents/response';

export const dynamic = 'force-dynamic';

/** App icon of the web manifest, in the shop's colour. */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const icon = shop && (await renderAppIcon(shop.tenant, (await params).name));
  return icon ? new Response(icon, { headers: documentHeaders('image/png') }) : notFoundResponse();
}
