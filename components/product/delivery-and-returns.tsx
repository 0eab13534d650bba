import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatPrice } from '@/lib/platform/money/format-price';
import { deliveryCalendar } from '@/lib/platform/tenant/delivery-calendar';
import { dayRangeValues, deliveryWindow } from '@/lib/platform/tenant/delivery-window';
import { hasCapability } from '@/lib/platform/tenant/has-capability';
import type { Tenant } from '@/lib/platform/tenant/tenant';
import { paths } from '@/lib/platform/urls/paths';
import { DeliveryDates } from './delivery-dates.tsx';

interface DeliveryAndReturnsProps {
  tenant: Tenant;
  /** Slug of the main category; some categories are excluded from returns. */
  category: string | undefined;
}

/** Delivery time and cost, return period and payment next to the buy button. */
export function DeliveryAndReturns({ tenant, category }: DeliveryAndReturnsProps) {
  const t = useTranslations('product.deliveryAndReturns');
  const locale = useLocale();
  const { currency, delivery, returns } = tenant;
  const days = deliveryWindow(delivery);
  const arrivalText = days && t('arrives', dayRangeValues(days));
  const cost = formatPrice(delivery.cost, { currency, locale, notAvailable: '' });
  const isReturnable = returns && !returns.exceptCategories.includes(category ?? '');
  return (
    <ul className="mt-6 grid gap-1 text-sm text-muted">
      {arrivalText && (
        <li>
          {deliveryCalendar(tenant) === null ? (
            arrivalText
          ) : (
            <DeliveryDates
              fallback={arrivalText}
              template={t('arrivesOn', { dates: '%dates' })}
              separator={t('to')}
            />
          )}
        </li>
      )}
      <li>{delivery.cost === 0 ? t('free') : t('cost', { cost })}</li>
      {isReturnable && <li>{t('returns', { days: returns.days })}</li>}
      <li>{t('payment', { card: hasCapability(tenant, 'card') ? 'yes' : 'no' })}</li>
      <li>
        <Link href={paths.policy} className="link inline-block py-1">
          {t('more')}
        </Link>
      </li>
    </ul>
  );
}
