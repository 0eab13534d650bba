import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { session } from '@/lib/platform/auth/session';
import { maxCouponLength } from '@/lib/platform/forms/max-lengths';
import { useStore } from '@/lib/platform/store/use-store';
import type { LineView } from '@/lib/shopper/cart/line-view';
import type { ShippingMethod } from '@/lib/shopper/cart/shipping';
import { checkCoupon, couponLines } from '@/lib/shopper/coupons/check-coupon';
import { readCouponCode, setCouponCode } from '@/lib/shopper/coupons/coupon-code';
import { CouponCodeForm } from './coupon-code-form.tsx';
import { useRejectionText } from './use-rejection-text.ts';

/** Field for a coupon code. Sets the coupon of the cart when the API accepts the code for these lines. */
export function CouponField({ views, shipping }: { views: readonly LineView[]; shipping: ShippingMethod }) {
  const t = useTranslations('coupons');
  const rejectionText = useRejectionText();
  const locale = useLocale();
  const currentSession = useStore(session);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const email = currentSession.status === 'customer' ? (currentSession.email ?? undefined) : undefined;

  const apply = async (form: HTMLFormElement) => {
    const code = readCouponCode(String(new FormData(form).get('coupon')));
    // Blanks are no code; the field itself rejects empty and long texts.
    if (isBusy || code === null) return;
    setIsBusy(true);
    setError(null);
    try {
      const result = await checkCoupon({ code, email, shipping, lines: couponLines(views) }, locale);
      if (result.rejection === null) {
        setCouponCode(result.code);
        form.reset();
      } else setError(rejectionText(result.rejection));
    } catch {
      setError(t('failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <CouponCodeForm
      onSubmit={(form) => void apply(form)}
      isBusy={isBusy}
      inputProps={{
        maxLength: maxCouponLength,
        autoCapitalize: 'characters',
        spellCheck: false,
        'aria-invalid': error !== null,
        'aria-describedby': error === null ? undefined : 'coupon-error',
      }}
    >
      <p id="coupon-error" role="alert" className="mt-2 text-sm text-alert">
        {error}
      </p>
    </CouponCodeForm>
  );
}
