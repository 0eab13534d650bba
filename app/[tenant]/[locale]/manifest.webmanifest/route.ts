import { documentAnswer, noDocument } from '@/lib/documents/answer';
import { webManifest } from '@/lib/documents/manifest';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import { translatorOf } from '@/lib/i18n/translator';

export const dynamic = 'force-dynamic';

/** What a shop is called and looks like once it is installed. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await shopOf(params);
  if (!shop) return noDocument();
  const { tenant, locale } = shop;
  const t = await translatorOf(locale, 'documents');
  const summary = t('summary', { name: tenant.name[locale], currency: tenant.currency });
  const manifest = JSON.stringify(webManifest(tenant, locale, summary));
  return documentAnswer(manifest, 'application/manifest+json; charset=utf-8');
}
