import { documentHeaders, noDocument } from '@/lib/documents/answer';
import { appIcon } from '@/lib/documents/app-icon';
import { type DocumentParams, shopOf } from '@/lib/documents/request';

export const dynamic = 'force-dynamic';

/** An icon of the installed shop in its colour. */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const shop = await shopOf(params);
  const icon = shop && (await appIcon(shop.tenant, (await params).name));
  return icon ? new Response(icon, { headers: documentHeaders('image/png') }) : noDocument();
}
