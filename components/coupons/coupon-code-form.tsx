import { useTranslations } from 'next-intl';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface CouponCodeFormProps {
  /** Called when the buyer submits the form; the browser sends nothing. */
  onSubmit(form: HTMLFormElement): void;
  /** Further attributes of the field. */
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  isBusy?: boolean;
  /** Live region below the field. */
  children: ReactNode;
}

/** Form with the coupon field and its button (docs/behaviour.md §2.8). */
export function CouponCodeForm({ onSubmit, inputProps, isBusy = false, children }: CouponCodeFormProps) {
  const t = useTranslations('browser.cart');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      className="mt-10 max-w-md"
    >
      <label htmlFor="coupon" className="mb-2 block">
        {t('coupon')}
      </label>
      <div className="flex gap-3">
        <input
          id="coupon"
          name="coupon"
          required
          autoComplete="off"
          className="field w-full min-w-0"
          {...inputProps}
        />
        <button type="submit" aria-disabled={isBusy} aria-busy={isBusy} className="btn btn-quiet shrink-0">
          {t('applyCoupon')}
        </button>
      </div>
      {children}
    </form>
  );
}
