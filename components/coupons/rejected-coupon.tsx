import { useTranslations } from 'next-intl';
import { setCouponCode } from '@/lib/shopper/coupons/coupon-code';
import type { CartCoupon } from './use-coupon.ts';

interface RejectedCouponProps {
  coupon: CartCoupon;
  /** Called once the coupon is removed. */
  onRemove(): void;
}

/** Shows why the coupon does not apply to the order, with a button that removes it. */
export function RejectedCoupon({ coupon: { code, rejection }, onRemove }: RejectedCouponProps) {
  const t = useTranslations('coupons');
  const remove = () => {
    setCouponCode(null);
    onRemove();
  };
  return (
    <div className="grid gap-3 border-s-2 border-alert bg-backdrop px-4 py-3">
      <p>
        <strong>{t('line', { code })}</strong> <span>{rejection}</span>
      </p>
      <button type="button" className="btn btn-quiet" onClick={remove}>
        {t('goOn')}
      </button>
    </div>
  );
}
