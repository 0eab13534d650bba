import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';
import { type CostsRejection, maxCostRows } from '@/lib/site/campaigns/costs-rejection';

interface CostsFormProps {
  /** Default currency, for rows without one. */
  currency: string;
  /** Number of rows that the last upload saved; null when no upload was saved. */
  savedRowCount: number | null;
  /** Reason why the last upload was rejected; null when none was. */
  rejection: CostsRejection | null;
}

/** Form that uploads the costs of campaigns as a CSV file. */
export function CostsForm({ currency, savedRowCount, rejection }: CostsFormProps) {
  const t = useTranslations('campaigns.costs');
  const locale = useLocale();
  return (
    <section id="costs" aria-labelledby="costs-title" className="grid max-w-2xl gap-5">
      <h2 id="costs-title" className="title text-3xl">
        {t('title')}
      </h2>
      <p className="text-muted">{t('hint', { currency, rows: maxCostRows })}</p>
      <form
        method="post"
        // Before the body, so that also an upload that is too long leads back to the page in its language.
        action={`/api/campaigns/costs?locale=${locale}`}
        encType="multipart/form-data"
        className="flex flex-wrap items-end gap-x-6 gap-y-4"
      >
        <label className="grid max-w-full gap-1.5">
          {t('file')}
          <input type="file" name="file" accept=".csv,text/csv" required className="field min-w-0" />
        </label>
        <button type="submit" className="btn">
          {t('upload')}
        </button>
      </form>
      {savedRowCount !== null && <p role="status">{t('saved', { count: savedRowCount })}</p>}
      <FormAlert
        text={rejection && t('error', { reason: rejection.reason, line: rejection.line, rows: maxCostRows })}
      />
    </section>
  );
}
