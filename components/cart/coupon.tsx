import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

/** A coupon code is only cleared, no call is made (specification section 2); the form says so. */
export function Coupon() {
  const t = useTranslations('browser.cart');
  const [asked, setAsked] = useState(false);
  const clear = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setAsked(true);
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
        {asked && t('noCoupons')}
      </p>
    </form>
  );
}
