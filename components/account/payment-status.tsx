import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { leaveForPayment } from '@/lib/checkout/leave-for-payment';
import { startPayment } from '@/lib/checkout/payment-page';

/** Seconds between two looks at an order whose payment is not confirmed; the number of lookups of an order is limited. */
const pollSeconds = [2, 5, 10, 20];

interface PaymentStatusProps {
  number: string;
  email: string;
  /** Status of the order; null when it could not be looked up. */
  status: string | null;
  /** Origins of payment pages that the buyer may be led to. */
  paymentOrigins: readonly string[];
  /** Looks the order up again. */
  onCheck(): Promise<unknown>;
}

/** Payment of an order by card, and another try while it is unpaid (docs/behaviour.md §2.10). */
export function PaymentStatus({ number, email, status, paymentOrigins, onCheck }: PaymentStatusProps) {
  const t = useTranslations('orders.payment');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const [isBusy, setIsBusy] = useState(false);
  const [alertText, setAlertText] = useState<string | null>(null);
  const state = status === null ? 'unknown' : paymentState(status);
  usePolling(state === 'waiting', onCheck);
  if (state === null) return null;
  const attempt = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setAlertText(null);
    await work().catch(async (error: unknown) => {
      setAlertText(errorMessage(error));
      // It may have been paid or have expired meanwhile.
      await onCheck().catch(() => {});
    });
    setIsBusy(false);
  };
  const canPay = (state === 'waiting' || state === 'failed') && paymentOrigins.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () =>
      canPay ? leaveForPayment(await startPayment({ number, email }, paymentOrigins, locale)) : onCheck(),
    );
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 grid max-w-xl justify-items-start gap-4">
      <p role="status" className="text-lg font-semibold">
        {t(state)}
      </p>
      <FormAlert text={alertText} />
      {(canPay || state === 'unknown') && (
        <SubmitButton busy={isBusy}>{t(canPay ? 'tryAgain' : 'checkAgain')}</SubmitButton>
      )}
    </form>
  );
}

/** Statuses after the payment. */
const paidStatuses = ['paid', 'confirmed', 'shipped', 'delivered'];

/** True once the order is paid. */
export function isPaid(status: string): boolean {
  return paidStatuses.includes(status);
}

function paymentState(status: string): 'paid' | 'waiting' | 'failed' | 'expired' | null {
  if (isPaid(status)) return 'paid';
  if (status === 'awaiting-payment') return 'waiting';
  if (status === 'payment-failed') return 'failed';
  return status === 'expired' ? 'expired' : null;
}

/** Looks the order up a few times, then leaves it to the buyer. */
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
