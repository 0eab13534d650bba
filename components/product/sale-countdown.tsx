import { useTranslations } from 'next-intl';

/** Days, hours, minutes and seconds until a sale ends; afterwards a note that it is over. Times are epoch milliseconds. */
export function SaleCountdown({ endsAt, now }: { endsAt: number; now: number }) {
  const t = useTranslations('browser');
  if (now > endsAt) return <p className="page pt-6">{t('saleIsOver')}</p>;
  const remaining = remainingTime(endsAt - now);
  return (
    <section aria-label={t('saleEndsIn')} className="page flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-6">
      <p className="eyebrow text-muted">{t('saleEndsIn')}</p>
      <p role="timer" className="flex flex-wrap gap-x-5">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit}>
            {/* HTML and RSC payload may be rendered at different seconds. */}
            <span suppressHydrationWarning className="title text-4xl digits">
              {String(remaining[unit]).padStart(2, '0')}
            </span>{' '}
            <span suppressHydrationWarning className="text-sm text-muted">
              {t(`units.${unit}`, { count: remaining[unit] })}
            </span>
          </span>
        ))}
      </p>
    </section>
  );
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Splits milliseconds into whole days, hours, minutes and seconds; negative values count as 0. */
export function remainingTime(
  milliseconds: number,
): Record<'days' | 'hours' | 'minutes' | 'seconds', number> {
  const remaining = Math.max(0, milliseconds);
  return {
    days: Math.floor(remaining / day),
    hours: Math.floor((remaining % day) / hour),
    minutes: Math.floor((remaining % hour) / minute),
    seconds: Math.floor((remaining % minute) / second),
  };
}
