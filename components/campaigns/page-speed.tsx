import { useTranslations } from 'next-intl';
import type { PageVitals } from '@/lib/campaigns/report';
import { reportLabels } from '@/lib/campaigns/report-labels';
import { ReportTable } from './report-table.tsx';
import { useVitalsFormat } from './use-vitals-format.ts';

/** Web vitals by route and language, with their rating scale. */
export function PageSpeed({ pages }: { pages: PageVitals[] }) {
  const t = useTranslations('campaigns');
  const labels = reportLabels(t);
  const { names, cells, scale } = useVitalsFormat();
  return (
    <>
      <ReportTable
        caption={t('speed.title')}
        head={{ labels: labels.rowHeaders.speed, metrics: names }}
        rows={pages.map(({ page, language, vitals }) => ({
          labels: [page, labels.language(language)],
          metrics: cells(vitals),
        }))}
      />
      <p className="max-w-prose text-sm text-muted">
        {t('speed.hint')} {scale}
      </p>
    </>
  );
}
