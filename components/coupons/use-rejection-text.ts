import { useTranslations } from 'next-intl';
import type { CouponRejection } from '@/lib/shopper/coupons/check-coupon';

/** Returns a function that says to the buyer why a coupon does not apply. */
export function useRejectionText(): (rejection: CouponRejection) => string {
  const t = useTranslations('coupons');
  const tCart = useTranslations('browser.cart');
  return (rejection) =>
    rejection.kind === 'unsupported' ? tCart('noCoupons') : rejection.reason || t('rejected');
}
