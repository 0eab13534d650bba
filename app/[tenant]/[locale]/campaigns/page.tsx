import '../../../staff.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CloseForm, KeyForm } from '@/components/campaigns/key-form';
import { OneCampaign } from '@/components/campaigns/one-campaign';
import { RangeForm } from '@/components/campaigns/range-form';
import { ReportView } from '@/components/campaigns/report-view';
import { FormAlert } from '@/components/forms/form-alert';
import { PageHeading } from '@/components/layout/page-heading';
import { paths } from '@/lib/address/address';
import { daysBeforeThat, mostDays, readQuestion } from '@/lib/campaigns/question';
import { fetchReport, keyOf } from '@/lib/campaigns/server';
import { sessionCookie } from '@/lib/campaigns/session';
import { utcOffsetOf } from '@/lib/campaigns/utc-offset';
import { pageMetadata } from '@/lib/seo/metadata';
import { settings } from '@/lib/settings/settings';
import { currentTenant } from '@/lib/tenant/server';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('campaigns');
  return pageMetadata({ path: paths.campaigns, title: t('title'), description: t('intro'), indexed: false });
}

/** What campaigns brought, for whoever has the key. The one page that reads a cookie: nobody keeps it. */
export default async function CampaignsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (settings().campaignsKey === undefined) notFound();
  const [t, cookie, given] = await Promise.all([getTranslations('campaigns'), cookies(), searchParams]);
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text])),
  );
  const key = keyOf(cookie.get(sessionCookie)?.value);
  const title = t('title');
  return (
    <>
      <PageHeading title={title} subtitle={t('intro')} crumbs={[{ name: title }]} />
      <div data-staff className="page grid gap-12">
        {key === null ? (
          <KeyForm refused={reasonOf(query.get('refused'))} />
        ) : (
          <>
            <Report cookieKey={key} query={query} />
            <CloseForm />
          </>
        )}
      </div>
    </>
  );
}

async function Report({ cookieKey, query }: { cookieKey: string; query: URLSearchParams }) {
  const [t, locale, { timeZone, currency }] = await Promise.all([
    getTranslations('campaigns'),
    getLocale(),
    currentTenant(),
  ]);
  const now = Date.now();
  const utcOffset = utcOffsetOf(timeZone, now);
  const { isAsked, ...question } = readQuestion(query, now, utcOffset);
  const asked = { key: cookieKey, locale, utcOffset, currency };
  const [loaded, before] = await Promise.all([
    fetchReport(question, asked),
    fetchReport(daysBeforeThat(question), asked),
  ]);
  return (
    <>
      <RangeForm question={question} now={now} utcOffset={utcOffset} />
      {question.campaign && <OneCampaign question={question} campaign={question.campaign} />}
      {!isAsked && <FormAlert text={t('range.unusable', { days: mostDays })} />}
      {'report' in loaded ? (
        <ReportView
          report={loaded.report}
          before={'report' in before ? before.report : null}
          question={question}
        />
      ) : (
        <FormAlert text={t(`failure.${loaded.failure}`)} />
      )}
    </>
  );
}

function reasonOf(refused: string | null): 'wrong' | 'often' | null {
  return refused === 'wrong' || refused === 'often' ? refused : null;
}
