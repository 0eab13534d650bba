import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { formatPrice } from '@/lib/money/format-price';
import { deliveryWindow, spanOfDays } from '@/lib/tenant/delivery-window';
import type { Tenant } from '@/lib/tenant/tenant';

interface PromisesProps {
  tenant: Tenant;
  /** Slug of the product's main category: of some, pieces may not come back. */
  category: string | undefined;
}

/** What the shop promises beside the button that buys: when it comes and what that costs, how long it may go back, how it is paid. */
export function Promises({ tenant: { currency, delivery, returns }, category }: PromisesProps) {
  const t = useTranslations('product.promises');
  const locale = useLocale();
  const days = deliveryWindow(delivery);
  const cost = formatPrice(delivery.cost, { currency, locale, notAvailable: '' });
  const isReturnable = returns && !returns.exceptCategories.includes(category ?? '');
  return (
    <ul className="mt-6 grid gap-1 text-sm text-muted">
      {days && <li>{t('arrives', spanOfDays(days))}</li>}
      <li>{delivery.cost === 0 ? t('free') : t('cost', { cost })}</li>
      {isReturnable && <li>{t('returns', { days: returns.days })}</li>}
      <li>{t('cash')}</li>
      <li>
        <Link href={paths.policy} className="link inline-block py-1">
          {t('more')}
        </Link>
      </li>
    </ul>
  );
}
