import { useTranslations } from 'next-intl';
import { remainingTime } from '@/lib/catalogue/product/remaining-time';

/** Days, hours, minutes and seconds until a sale ends. Times are epoch milliseconds. */
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
            <span className="text-sm text-muted">{t(`units.${unit}`)}</span>
          </span>
        ))}
      </p>
    </section>
  );
}
