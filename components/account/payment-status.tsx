import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { leaveForPayment, startPayment } from '@/lib/shopper/checkout/payment';
import { isPaid } from '@/lib/shopper/orders/order';

/**
 * Seconds before each lookup of an order whose payment is not confirmed. There are only a few, because the API limits
 * the number of lookups of an order.
 */
const pollSeconds = [2, 5, 10, 20];

interface PaymentStatusProps {
  number: string;
  email: string;
  /** Status of the order; null when it could not be looked up. */
  status: string | null;
  /** Origins of payment pages that the buyer may be led to. */
  paymentOrigins: readonly string[];
  /** Looks the order up again. */
  recheck(): Promise<unknown>;
}

/**
 * Payment status of an order by card (docs/behaviour.md §2.10). Has a button that pays an unpaid order. For an order that could not be
 * looked up, the button looks it up again. Renders nothing for a status that says nothing about the payment.
 */
export function PaymentStatus({ number, email, status, paymentOrigins, recheck }: PaymentStatusProps) {
  const t = useTranslations('orders.payment');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const [isBusy, setIsBusy] = useState(false);
  const [alertText, setAlertText] = useState<string | null>(null);
  const paymentState = status === null ? 'unknown' : paymentStateOf(status);
  usePolling(paymentState === 'waiting', recheck);
  if (paymentState === null) return null;
  const runUnlessBusy = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setAlertText(null);
    await action().catch(async (error: unknown) => {
      setAlertText(errorMessage(error));
      // The order may have been paid or have expired meanwhile.
      await recheck().catch(() => {});
    });
    setIsBusy(false);
  };
  const canPay = (paymentState === 'waiting' || paymentState === 'failed') && paymentOrigins.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runUnlessBusy(async () =>
      canPay ? leaveForPayment(await startPayment({ number, email }, paymentOrigins, locale)) : recheck(),
    );
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 grid max-w-xl justify-items-start gap-4">
      <p role="status" className="text-lg font-semibold">
        {t(paymentState)}
      </p>
      <FormAlert text={alertText} />
      {(canPay || paymentState === 'unknown') && (
        <SubmitButton busy={isBusy}>{t(canPay ? 'payAgain' : 'checkAgain')}</SubmitButton>
      )}
    </form>
  );
}

/** Returns null for a status that says nothing about the payment, such as that of a cancelled order. */
function paymentStateOf(status: string): 'paid' | 'waiting' | 'failed' | 'expired' | null {
  if (isPaid(status)) return 'paid';
  if (status === 'awaiting-payment') return 'waiting';
  if (status === 'payment-failed') return 'failed';
  return status === 'expired' ? 'expired' : null;
}

/** Looks the order up after each delay of `pollSeconds` while active. */
function usePolling(isActive: boolean, check: () => Promise<unknown>): void {
  const poll = useEffectEvent(() => void check().catch(() => {}));
  useEffect(() => {
    if (!isActive) return;
    let delayMs = 0;
    const timers = pollSeconds.map((seconds) => {
      delayMs += seconds * 1000;
      return setTimeout(() => poll(), delayMs);
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isActive]);
}
