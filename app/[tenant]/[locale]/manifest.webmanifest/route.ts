import { webManifest } from '@/lib/documents/manifest';
import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { documentResponse, notFoundResponse } from '@/lib/documents/response';
import { createTranslatorFor } from '@/lib/tenant/translator';

export const dynamic = 'force-dynamic';

/** Web app manifest of the shop. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await resolveDocumentShop(params);
  if (!shop) return notFoundResponse();
  const { tenant, locale } = shop;
  const t = await createTranslatorFor(shop, 'documents');
  const summary = t('summary', { name: tenant.name[locale], currency: tenant.currency });
  const manifest = JSON.stringify(webManifest(tenant, locale, summary));
  return documentResponse(manifest, 'application/manifest+json; charset=utf-8');
}
