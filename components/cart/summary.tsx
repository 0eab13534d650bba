import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { usePrice } from '@/components/ui/use-price';
import { paths } from '@/lib/address/address';
import type { CartTotals } from '@/lib/cart/line-view';
import { shippingCost, shopShipping } from '@/lib/cart/shipping';
import { sum } from '@/lib/money/money';

/** Shipping, total and the way to the checkout. */
export function Summary({ totals, currency }: { totals: CartTotals; currency: string }) {
  const t = useTranslations('browser.cart');
  const { amount } = usePrice(currency);
  const shipping = shopShipping();
  const cost = shippingCost(shipping);
  return (
    <section aria-label={t('summary')} className="bg-paper p-6 lg:p-8">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-3">
        <dt>{t('subtotal')}</dt>
        <dd className="text-end">{amount(totals.total)}</dd>
      </dl>
      <div role="radiogroup" aria-label={t('shipping')} className="mt-5 border-t border-sand pt-5">
        <p className="mb-2 text-muted">{t('shipping')}</p>
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" name="shipping" value={shipping} defaultChecked className="size-5 accent-ink" />
          <span className="grow">{t(`shippings.${shipping}`)}</span>
          <span>{amount(cost)}</span>
        </label>
      </div>
      <dl
        className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 border-t border-sand pt-5 text-lg"
        aria-live="polite"
      >
        <dt>{t('total')}</dt>
        <dd>
          <strong>{amount(sum([totals.total, cost]))}</strong>
        </dd>
      </dl>
      {totals.incomplete && <p className="mt-2 text-sm text-alert">{t('incomplete')}</p>}
      <Link href={paths.checkout} className="btn mt-6 w-full">
        {t('proceed')}
      </Link>
    </section>
  );
}
