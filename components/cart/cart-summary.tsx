import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePrice } from '@/components/commerce/use-price';
import { CouponRow } from '@/components/coupons/coupon-row';
import { LinkedCoupon } from '@/components/coupons/linked-coupon';
import type { CartCoupon, CheckedCoupon } from '@/components/coupons/use-coupon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import type { CartTotals } from '@/lib/shopper/cart/line-view';
import { orderTotal } from '@/lib/shopper/coupons/order-total';
import type { ShippingChoice } from './use-shipping.ts';

interface CartSummaryProps {
  totals: CartTotals;
  shipping: ShippingChoice;
  /** Coupon in the cart; null without one. */
  coupon: CartCoupon | null;
  /** Coupon of a link that was opened while another coupon was in the cart; null without one. */
  linkedCoupon: CheckedCoupon | null;
}

/**
 * Shipping, total and checkout link. On screens too narrow for a side column, total and link stick to the bottom of the
 * screen. A sticky element stays within its parent's box, so the section is `display: contents` there: the box is then
 * that of the whole cart, and the total also sticks while the lines are scrolled.
 */
export function CartSummary({ totals, shipping, coupon, linkedCoupon }: CartSummaryProps) {
  const t = useTranslations('browser.cart');
  const tShipping = useTranslations('shippings');
  const { format } = usePrice();
  const { options, selected, choose } = shipping;
  const id = useId();
  const { total, discount } = orderTotal({
    subtotal: totals.subtotal,
    deliveryCost: selected.cost,
    discount: coupon?.discount ?? 0,
  });
  return (
    <section aria-label={t('summary')} className="contents xl:row-span-2 xl:block xl:bg-paper xl:p-8">
      <div className="bg-paper p-5 xl:p-0">
        <dl className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('subtotal')}</dt>
          <dd>{format(totals.subtotal)}</dd>
        </dl>
        <div role="radiogroup" aria-label={t('shipping')} className="mt-4 border-t border-sand pt-4">
          <p className="mb-1 text-muted">{t('shipping')}</p>
          {options.map(({ method, cost }) => (
            <label key={method} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <input
                type="radio"
                name="shipping"
                value={method}
                checked={method === selected.method}
                onChange={() => choose(method)}
                aria-labelledby={`${id}-${method}`}
                aria-describedby={`${id}-${method}-cost`}
                className="size-5 accent-ink"
              />
              <span id={`${id}-${method}`} className="flex-1">
                {tShipping(method)}
              </span>
              <span id={`${id}-${method}-cost`}>{format(cost)}</span>
            </label>
          ))}
        </div>
        {coupon && (
          <dl aria-live="polite" className="mt-4 border-t border-sand pt-4">
            <CouponRow coupon={coupon} discount={discount} />
          </dl>
        )}
        <div role="status">{linkedCoupon && <LinkedCoupon linked={linkedCoupon} coupon={coupon} />}</div>
      </div>
      <div className="cart-bar bg-paper xl:mt-5 xl:border-t xl:border-sand xl:pt-5">
        <div>
          <dl className="flex flex-wrap justify-between gap-x-4 leading-tight lg:text-lg" aria-live="polite">
            <dt>{t('total')}</dt>
            <dd>
              <strong>{format(total)}</strong>
            </dd>
          </dl>
          {totals.isIncomplete && <p className="text-sm text-alert">{t('incomplete')}</p>}
        </div>
        <Link href={paths.checkout} className="btn px-4 lg:mt-4 lg:w-full">
          {t('proceed')}
        </Link>
      </div>
    </section>
  );
}
