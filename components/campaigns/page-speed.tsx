import { useTranslations } from 'next-intl';
import type { Campaign, PageVitals } from '@/lib/site/campaigns/report';
import { reportLabels } from '@/lib/site/campaigns/report-labels';
import { campaignLabel } from './campaign-label.ts';
import { ReportTable } from './report-table.tsx';
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
        headerRow={{ textCells: labels.textColumnHeaders.speed, metricCells: vitalLabels }}
        rows={pages.map(({ page, language, vitals }) => ({
          textCells: [page, labels.language(language)],
          metricCells: formatVitals(vitals),
        }))}
      />
      {measuredCampaigns.length > 0 && (
        <ReportTable
          caption={t('speed.byCampaign')}
          headerRow={{ textCells: [t('campaign')], metricCells: vitalLabels }}
          rows={measuredCampaigns.map((row) => {
            const { name, sourceMedium } = campaignLabel(t, row);
            return {
              textCells: [name],
              detail: sourceMedium,
              metricCells: formatVitals(row.vitals),
            };
          })}
        />
      )}
      <p className="max-w-prose text-sm text-muted">
        {t('speed.hint')} {scaleText}
      </p>
    </>
  );
}
