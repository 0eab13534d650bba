import '../../../internal.css';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/page-heading';
import { CampaignPanel } from '@/components/preview/campaign-panel';
import { PreviewReport } from '@/components/preview/preview-report';
import { UrlForm } from '@/components/preview/url-form';
import { currentTenant } from '@/lib/platform/tenant/server';
import { localeUrl, paths } from '@/lib/platform/urls/paths';
import { campaignFields } from '@/lib/site/preview/campaign-link';
import { createPreview } from '@/lib/site/preview/server';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** Rendered per request, to show the current state of the previewed URL. */
export const dynamic = 'force-dynamic';

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return pageMetadata({ path: paths.preview, title: t('title'), description: t('intro'), isIndexed: false });
}

/** Preview for marketers and editors: any page of the shop as search engines, social networks and caches see it. */
export default async function PreviewPage({ searchParams }: { searchParams: Query }) {
  const [query, tenant, locale, t] = await Promise.all([
    searchParams,
    currentTenant(),
    getLocale(),
    getTranslations('preview'),
  ]);
  const param = (name: string) => [query[name]].flat()[0] ?? '';
  const url = param('address').trim();
  const previewOrFailure = url === '' ? null : await createPreview(url, tenant);
  const failure = typeof previewOrFailure === 'string' ? previewOrFailure : null;
  const preview = typeof previewOrFailure === 'string' ? null : previewOrFailure;
  const campaign = Object.fromEntries(
    Object.entries(campaignFields).flatMap(([name, field]) => (field in query ? [[name, param(field)]] : [])),
  );
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('intro')} crumbs={[{ name: t('title') }]} />
      <div data-internal className="page grid gap-12">
        <UrlForm url={url} failure={failure} />
        {preview && <PreviewReport preview={preview} />}
        <CampaignPanel
          preview={preview}
          pastedUrl={url}
          pageUrl={preview?.finalUrl ?? localeUrl(tenant.origin, locale, paths.home)}
          submitted={campaign}
        />
      </div>
    </>
  );
}
