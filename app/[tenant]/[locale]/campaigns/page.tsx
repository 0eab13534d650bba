import '../../../internal.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CampaignHeading } from '@/components/campaigns/campaign-heading';
import { CostsForm } from '@/components/campaigns/costs-form';
import { RangeForm } from '@/components/campaigns/range-form';
import { EndSessionForm, KeyForm, type KeyRejection } from '@/components/campaigns/report-session-forms';
import { ReportView } from '@/components/campaigns/report-view';
import { FormAlert } from '@/components/forms/form-alert';
import { PageHeading } from '@/components/layout/page-heading';
import { settings } from '@/lib/platform/settings/settings';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { readCostsRejection } from '@/lib/site/campaigns/costs-rejection';
import { maxReportDays, previousPeriod, readReportQuery } from '@/lib/site/campaigns/report-query';
import { fetchReport, keyOfOpenSession } from '@/lib/site/campaigns/server';
import { sessionCookieName } from '@/lib/site/campaigns/session';
import { utcOffsetOf } from '@/lib/site/campaigns/utc-offset';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('campaigns');
  return pageMetadata({
    path: paths.campaigns,
    title: t('title'),
    description: t('intro'),
    isIndexed: false,
  });
}

/** Campaign report, shown to visitors with the report key. The only page that reads a cookie; it is never cached. */
export default async function CampaignsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (settings().campaignsKey === undefined) notFound();
  const [t, cookie, params, tenant] = await Promise.all([
    getTranslations('campaigns'),
    cookies(),
    searchParams,
    currentTenant(),
  ]);
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text])),
  );
  const key = await keyOfOpenSession(cookie.get(sessionCookieName)?.value);
  const title = t('title');
  return (
    <>
      <PageHeading title={title} subtitle={t('intro')} crumbs={[{ name: title }]} />
      <div data-internal className="page grid gap-12">
        {key === null ? (
          <KeyForm rejection={readKeyRejection(query.get('refused'))} />
        ) : (
          <>
            <Report reportKey={key} query={query} />
            {hasCapability(tenant, 'campaign-costs') && (
              <CostsForm
                currency={tenant.currency}
                savedRowCount={readSavedRows(query.get('costs-saved'))}
                rejection={readCostsRejection(query)}
              />
            )}
            <EndSessionForm />
          </>
        )}
      </div>
    </>
  );
}

async function Report({ reportKey, query }: { reportKey: string; query: URLSearchParams }) {
  const [t, locale, tenant] = await Promise.all([getTranslations('campaigns'), getLocale(), currentTenant()]);
  const { timeZone, currency } = tenant;
  const now = Date.now();
  const utcOffset = utcOffsetOf(timeZone, now);
  const { isValid: isValidRange, ...reportQuery } = readReportQuery(query, now, utcOffset);
  const context = { key: reportKey, locale, utcOffset, currency };
  const [current, previous] = await Promise.all([
    fetchReport(reportQuery, context),
    fetchReport(previousPeriod(reportQuery), context),
  ]);
  return (
    <>
      <RangeForm query={reportQuery} now={now} utcOffset={utcOffset} />
      {reportQuery.campaign && <CampaignHeading query={reportQuery} campaign={reportQuery.campaign} />}
      {!isValidRange && <FormAlert text={t('range.invalid', { days: maxReportDays })} />}
      {'report' in current ? (
        <ReportView
          report={current.report}
          previousReport={'report' in previous ? previous.report : null}
          query={reportQuery}
          hasCosts={hasCapability(tenant, 'campaign-costs')}
        />
      ) : (
        <FormAlert text={t(`failure.${current.failure}`)} />
      )}
    </>
  );
}

/** Parses the `refused` parameter of the redirect by `POST /api/campaigns/session`. */
function readKeyRejection(reason: string | null): KeyRejection | null {
  if (reason === 'often') return 'tooManyAttempts';
  return reason === 'wrong' ? 'wrongKey' : null;
}

/** Parses the `costs-saved` parameter of the redirect by `POST /api/campaigns/costs`: the number of saved rows. */
function readSavedRows(count: string | null): number | null {
  return count !== null && /^\d{1,4}$/.test(count) ? Number(count) : null;
}
