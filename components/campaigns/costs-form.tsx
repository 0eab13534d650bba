import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';
import { type CostsRejection, maxCostRows } from '@/lib/campaigns/costs-rejection';

interface CostsFormProps {
  /** Currency of rows without one. */
  currency: string;
  /** Rows that the last upload saved; null after none. */
  saved: number | null;
  /** Why the last upload was rejected. */
  rejection: CostsRejection | null;
}

/** Form that uploads the costs of campaigns as a CSV file. */
export function CostsForm({ currency, saved, rejection }: CostsFormProps) {
  const t = useTranslations('campaigns.costs');
  return (
    <section id="costs" aria-labelledby="costs-title" className="grid max-w-2xl gap-5">
      <h2 id="costs-title" className="title text-3xl">
        {t('title')}
      </h2>
      <p className="text-muted">{t('hint', { currency, rows: maxCostRows })}</p>
      <form
        method="post"
        action="/api/campaigns/costs"
        encType="multipart/form-data"
        className="flex flex-wrap items-end gap-x-6 gap-y-4"
      >
        <input type="hidden" name="locale" value={useLocale()} />
        <label className="grid gap-1.5">
          {t('file')}
          <input type="file" name="file" accept=".csv,text/csv" required className="field" />
        </label>
        <button type="submit" className="btn">
          {t('upload')}
        </button>
      </form>
      {saved !== null && <p role="status">{t('saved', { count: saved })}</p>}
      <FormAlert
        text={rejection && t('error', { reason: rejection.reason, line: rejection.line, rows: maxCostRows })}
      />
    </section>
  );
}
