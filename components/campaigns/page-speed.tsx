import { useTranslations } from 'next-intl';
import type { Campaign, PageVitals } from '@/lib/campaigns/report';
import { reportLabels } from '@/lib/campaigns/report-labels';
import { originText, ReportTable } from './report-table.tsx';
import { useVitalsFormat } from './use-vitals-format.ts';

interface PageSpeedProps {
  pages: PageVitals[];
  campaigns: Campaign[];
}

/** Web vitals by route and language, and by campaign, with their rating scale. */
export function PageSpeed({ pages, campaigns }: PageSpeedProps) {
  const t = useTranslations('campaigns');
  const labels = reportLabels(t);
  const { vitalLabels, formatVitals, scaleText } = useVitalsFormat();
  const measuredCampaigns = campaigns.filter(({ vitals }) => vitals);
  return (
    <>
      <ReportTable
        caption={t('speed.title')}
        head={{ labels: labels.textColumnHeaders.speed, metrics: vitalLabels }}
        rows={pages.map(({ page, language, vitals }) => ({
          labels: [page, labels.language(language)],
          metrics: formatVitals(vitals),
        }))}
      />
      {measuredCampaigns.length > 0 && (
        <ReportTable
          caption={t('speed.byCampaign')}
          head={{ labels: [t('campaign')], metrics: vitalLabels }}
          rows={measuredCampaigns.map((row) => {
            const [name, ...origin] = labels.campaign(row);
            return { labels: [name], detail: originText(origin), metrics: formatVitals(row.vitals) };
          })}
        />
      )}
      <p className="max-w-prose text-sm text-muted">
        {t('speed.hint')} {scaleText}
      </p>
    </>
  );
}
