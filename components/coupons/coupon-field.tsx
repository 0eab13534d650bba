import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { session } from '@/lib/auth/session';
import type { LineView } from '@/lib/cart/line-view';
import { checkCoupon, couponLines } from '@/lib/coupons/check-coupon';
import { setCouponCode } from '@/lib/coupons/coupon-code';
import { useStore } from '@/lib/store/use-store';

/** Field for a coupon code, which goes into the cart once the API has accepted it for these lines. */
export function CouponField({ views }: { views: readonly LineView[] }) {
  const t = useTranslations('browser.cart');
  const texts = useTranslations('coupons');
  const locale = useLocale();
  const currentSession = useStore(session);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const email = currentSession.status === 'customer' ? (currentSession.email ?? undefined) : undefined;

  const apply = async (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('coupon')).trim();
    if (isBusy || code === '') return;
    setBusy(true);
    setError(null);
    try {
      const result = await checkCoupon({ code, email, lines: couponLines(views) }, locale);
      if (result.rejection === null) {
        setCouponCode(result.code);
        form.reset();
      } else setError(result.rejection || texts('rejected'));
    } catch {
      setError(texts('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void apply(event.currentTarget);
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
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : 'coupon-error'}
          className="field w-full min-w-0"
        />
        <button type="submit" aria-disabled={isBusy} aria-busy={isBusy} className="btn btn-quiet shrink-0">
          {t('applyCoupon')}
        </button>
      </div>
      <p id="coupon-error" role="alert" className="mt-2 text-sm text-alert">
        {error}
      </p>
    </form>
  );
}
