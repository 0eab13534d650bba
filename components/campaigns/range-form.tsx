import { useTranslations } from 'next-intl';
import { lastDays, type Question, questionQuery } from '@/lib/campaigns/question';
import { offsetName } from '@/lib/campaigns/utc-offset';

interface RangeFormProps {
  question: Question;
  now: number;
  utcOffset: number;
}

const presets = [7, 30, 90];

/** Which days are counted, and which visit gets the credit. */
export function RangeForm({ question, now, utcOffset }: RangeFormProps) {
  const t = useTranslations('campaigns.range');
  const touches = ['last', 'first'] as const;
  return (
    <div className="grid gap-4 border-y border-sand py-6">
      <form method="get" className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {Object.entries(question.campaign ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="grid gap-1.5">
            {t(end)}
            <input type="date" name={end} defaultValue={question[end]} required className="field" />
          </label>
        ))}
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5">{t('touch')}</legend>
          <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
            {touches.map((touch) => (
              <label key={touch} className="flex min-h-8 items-center gap-2">
                <input
                  type="radio"
                  name="touch"
                  value={touch}
                  defaultChecked={question.touch === touch}
                  className="size-4 accent-primary-ink"
                />
                {t(touch)}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit" className="btn">
          {t('show')}
        </button>
      </form>
      <nav aria-label={t('presets')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {presets.map((days) => {
            const preset = lastDays(days, question, now, utcOffset);
            const isShown = preset.from === question.from && preset.to === question.to;
            return (
              <li key={days}>
                <a
                  href={`?${questionQuery(preset)}`}
                  aria-current={isShown ? 'true' : undefined}
                  className="link inline-block py-1 aria-[current]:font-semibold"
                >
                  {t('lastDays', { count: days })}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className="text-sm text-muted">{t('zone', { offset: offsetName(utcOffset) })}</p>
    </div>
  );
}
