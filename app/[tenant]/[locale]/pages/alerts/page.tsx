import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/page-heading';
import { MailAlertDetails } from '@/components/product/mail-alert-details';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { alertsPath } from '@/lib/platform/urls/paths';
import { alertFailures, readAlertToken } from '@/lib/shopper/stock-alerts/alert-page';
import { fetchAlert } from '@/lib/shopper/stock-alerts/server';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** Never cached: the token in the URL selects the alert of one visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alertPage');
  const metadata = await pageMetadata({
    path: alertsPath,
    title: t('title'),
    description: t('intro'),
    isIndexed: false,
  });
  // The URL contains the token of the alert.
  return { ...metadata, referrer: 'no-referrer' };
}

/** Landing page of the links in stock alert mails (docs/behaviour.md §2.7). Opening it changes nothing: mail scanners open links, too. */
export default async function AlertsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [t, locale, tenant, query, requestHeaders] = await Promise.all([
    getTranslations('alertPage'),
    getLocale(),
    currentTenant(),
    searchParams,
    headers(),
  ]);
  if (!hasCapability(tenant, 'stock-alerts')) notFound();
  const param = (name: string) => [query[name]].flat()[0];
  const token = readAlertToken(param('token'));
  const fetchedAlert = token === null ? null : await fetchAlert(token, locale, requestHeaders);
  const formFailure = alertFailures.find((failure) => failure === param('failed')) ?? null;
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('intro')} crumbs={[{ name: t('title') }]} />
      <MailAlertDetails
        token={token}
        fetchedAlert={fetchedAlert}
        formFailure={formFailure}
        isAlertRequested={param('sent') !== undefined}
      />
    </>
  );
}
