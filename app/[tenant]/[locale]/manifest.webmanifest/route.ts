import { createTranslatorFor } from '@/lib/platform/tenant/translator';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { webManifest } from '@/lib/site/documents/manifest';
import { documentResponse, notFoundResponse } from '@/lib/site/documents/response';

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
