import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

/** Coupon field of a shop without coupons: submitting clears it and says so, without a call to the API (docs/behaviour.md §2.8). */
export function CouponForm() {
  const t = useTranslations('browser.cart');
  const [isSubmitted, setSubmitted] = useState(false);
  const clear = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setSubmitted(true);
  };
  return (
    <form onSubmit={clear} className="mt-10 max-w-md">
      <label htmlFor="coupon" className="mb-2 block">
        {t('coupon')}
      </label>
      <div className="flex gap-3">
        <input
          id="coupon"
          name="coupon"
          required
          maxLength={60}
          autoComplete="off"
          className="field w-full min-w-0"
        />
        <button type="submit" className="btn btn-quiet shrink-0">
          {t('applyCoupon')}
        </button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {isSubmitted && t('noCoupons')}
      </p>
    </form>
  );
}
