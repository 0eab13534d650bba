import { useTranslations } from 'next-intl';
import type { PageVitals } from '@/lib/campaigns/report';
import { reportWords } from '@/lib/campaigns/words';
import { ReportTable } from './report-table.tsx';
import { useVitals } from './use-vitals.ts';

/** How fast pages of each kind were in each language, and what that is measured by. */
export function Speed({ pages }: { pages: PageVitals[] }) {
  const t = useTranslations('campaigns');
  const words = reportWords(t);
  const { names, cells, scale } = useVitals();
  return (
    <>
      <ReportTable
        caption={t('speed.title')}
        head={{ words: words.heads.speed, figures: names }}
        rows={pages.map(({ page, language, vitals }) => ({
          words: [page, words.language(language)],
          figures: cells(vitals),
        }))}
      />
      <p className="max-w-prose text-sm text-muted">
        {t('speed.hint')} {scale}
      </p>
    </>
  );
}
