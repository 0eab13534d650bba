import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CouponCodeForm } from '@/components/coupons/coupon-code-form';
import { maxCouponLength } from '@/lib/platform/forms/max-lengths';

/**
 * Coupon field of a shop without coupons. Submitting clears the field and shows that the shop takes no codes, without a
 * call to the API (docs/behaviour.md §2.8).
 */
export function UnsupportedCouponForm() {
  const t = useTranslations('browser.cart');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const clear = (form: HTMLFormElement) => {
    form.reset();
    setIsSubmitted(true);
  };
  return (
    <CouponCodeForm onSubmit={clear} inputProps={{ maxLength: maxCouponLength }}>
      <p role="status" className="mt-2 text-sm text-muted">
        {isSubmitted && t('noCoupons')}
      </p>
    </CouponCodeForm>
  );
}
