import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { usePrice } from '@/components/commerce/use-price';
import { acceptLinkedCoupon, dismissLinkedCoupon } from '@/lib/shopper/coupons/coupon-code';
import type { CheckedCoupon } from './use-coupon.ts';

interface LinkedCouponProps {
  /** Coupon of a link that was opened while another coupon was in the cart, checked as if it replaced that coupon. */
  linked: CheckedCoupon;
  /** Coupon in the cart; null without one. */
  coupon: CheckedCoupon | null;
}

/**
 * Notice about a coupon from a link (docs/behaviour.md §2.8): says why it does not apply, or which coupon takes off more and lets the
 * buyer choose. If only the linked coupon applies, it becomes the coupon of the cart without a notice.
 */
export function LinkedCoupon({ linked, coupon }: LinkedCouponProps) {
  const t = useTranslations('coupons');
  const { format } = usePrice();
  const isOnlyChoice = linked.status === 'applied' && (coupon === null || coupon.status === 'rejected');
  useEffect(() => {
    if (isOnlyChoice) acceptLinkedCoupon();
  }, [isOnlyChoice]);

  const { code, rejection } = linked;
  if (linked.status === 'rejected')
    return (
      <Notice text={t('linkedRejected', { code, reason: rejection ?? '' })}>
        {coupon?.status === 'applied' && <p>{t('stays', { code: coupon.code })}</p>}
        <button type="button" className="btn btn-quiet" onClick={dismissLinkedCoupon}>
          {t('understood')}
        </button>
      </Notice>
    );
  if (linked.status !== 'applied' || coupon?.status !== 'applied') return null;
  const textKey =
    linked.discount === coupon.discount
      ? 'linkedEqual'
      : linked.discount > coupon.discount
        ? 'linkedBetter'
        : 'linkedWorse';
  return (
    <Notice
      text={t(textKey, {
        code,
        discount: format(linked.discount),
        current: coupon.code,
        currentDiscount: format(coupon.discount),
      })}
    >
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-quiet grow" onClick={acceptLinkedCoupon}>
          {t('use', { code })}
        </button>
        <button type="button" className="btn btn-quiet grow" onClick={dismissLinkedCoupon}>
          {t('keep', { code: coupon.code })}
        </button>
      </div>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-3 grid gap-3 border-s-2 border-alert bg-backdrop px-4 py-3 text-sm">
      <p>{text}</p>
      {children}
    </div>
  );
}
