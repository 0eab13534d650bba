import '../../../staff.css';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/page-heading';
import { AddressForm } from '@/components/preview/address-form';
import { Campaign } from '@/components/preview/campaign';
import { PreviewReport } from '@/components/preview/preview-report';
import { absoluteAddress, paths } from '@/lib/address/address';
import { campaignFields } from '@/lib/preview/campaign';
import { previewOf } from '@/lib/preview/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentTenant } from '@/lib/tenant/server';

/** Shows an address as it is now, so it is made for each request. */
export const dynamic = 'force-dynamic';

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return pageMetadata({ path: paths.preview, title: t('title'), description: t('intro'), indexed: false });
}

/** For marketers and editors: any address of the shop as search engines, networks and caches see it. */
export default async function PreviewPage({ searchParams }: { searchParams: Query }) {
  const [query, tenant, locale, t] = await Promise.all([
    searchParams,
    currentTenant(),
    getLocale(),
    getTranslations('preview'),
  ]);
  const one = (name: string) => [query[name]].flat()[0] ?? '';
  const address = one('address').trim();
  const preview = address === '' ? null : await previewOf(address, tenant);
  const failure = typeof preview === 'string' ? preview : null;
  const found = typeof preview === 'string' ? null : preview;
  const chosen = Object.fromEntries(
    Object.entries(campaignFields).flatMap(([name, field]) => (field in query ? [[name, one(field)]] : [])),
  );
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('intro')} crumbs={[{ name: t('title') }]} />
      <div data-staff className="page grid gap-12 pb-16">
        <AddressForm address={address} failure={failure} />
        {found && <PreviewReport preview={found} />}
        <Campaign
          preview={found}
          asked={address}
          address={found?.landing ?? absoluteAddress(tenant.origin, locale, paths.home)}
          chosen={chosen}
        />
      </div>
    </>
  );
}
