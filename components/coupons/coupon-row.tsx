import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/commerce/use-price';
import type { MinorUnits } from '@/lib/platform/money/money';
import { setCouponCode } from '@/lib/shopper/coupons/coupon-code';
import type { CartCoupon } from './use-coupon.ts';

interface CouponRowProps {
  coupon: CartCoupon;
  /** Discount of the coupon, limited to the cost of the order. */
  discount: MinorUnits;
}

/** Row of the costs with the coupon, its discount or its rejection, and a button that removes the coupon. */
export function CouponRow({ coupon: { code, status, text, rejection }, discount }: CouponRowProps) {
  const t = useTranslations('coupons');
  const { format } = usePrice();
  const note = { checking: t('checking'), applied: text, rejected: rejection, failed: t('failed') }[status];
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>
        <span>{t('line', { code })}</span>
        <span className={`block text-sm ${status === 'applied' ? 'text-muted' : 'text-alert'}`}>{note}</span>
        <button
          type="button"
          aria-label={t('removeCode', { code })}
          className="link text-sm"
          onClick={() => setCouponCode(null)}
        >
          {t('remove')}
        </button>
      </dt>
      {/* Not `-discount`: a discount of 0 would be shown as -0. */}
      <dd>{status === 'applied' && format(0 - discount)}</dd>
    </div>
  );
}
