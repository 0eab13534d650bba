import { useTranslations } from 'next-intl';
import { queryForLastDays, type ReportQuery, reportQueryString } from '@/lib/site/campaigns/report-query';
import { formatUtcOffset } from '@/lib/site/campaigns/utc-offset';

interface RangeFormProps {
  query: ReportQuery;
  /** Current time in epoch milliseconds, from which the presets are counted back. */
  now: number;
  /** Offset of the shop's time zone from UTC in minutes. */
  utcOffset: number;
}

/** Lengths of the preset ranges in days. */
const presetDays = [7, 30, 90];

/** Form for the range of days, with presets, and for the touchpoint to which orders are attributed. */
export function RangeForm({ query, now, utcOffset }: RangeFormProps) {
  const t = useTranslations('campaigns.range');
  const touchpoints = ['last', 'first'] as const;
  return (
    <div className="grid gap-4 border-y border-sand py-6">
      <form method="get" className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {/* The fields of a `CampaignRef` are called like their URL parameters. */}
        {Object.entries(query.campaign ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['from', 'to'] as const).map((boundary) => (
          <label key={boundary} className="grid gap-1.5">
            {t(boundary)}
            <input type="date" name={boundary} defaultValue={query[boundary]} required className="field" />
          </label>
        ))}
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5">{t('touch')}</legend>
          <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
            {touchpoints.map((touchpoint) => (
              <label key={touchpoint} className="flex min-h-8 items-center gap-2">
                <input
                  type="radio"
                  name="touch"
                  value={touchpoint}
                  defaultChecked={query.touchpoint === touchpoint}
                  className="size-4 accent-primary-ink"
                />
                {t(touchpoint)}
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
          {presetDays.map((days) => {
            const preset = queryForLastDays(days, query, now, utcOffset);
            const isCurrent = preset.from === query.from && preset.to === query.to;
            return (
              <li key={days}>
                <a
                  href={`?${reportQueryString(preset)}`}
                  aria-current={isCurrent ? 'true' : undefined}
                  className="link inline-block py-1 aria-[current]:font-semibold"
                >
                  {t('lastDays', { count: days })}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className="text-sm text-muted">{t('zone', { offset: formatUtcOffset(utcOffset) })}</p>
    </div>
  );
}
