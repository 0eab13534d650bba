import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { CallError, isNotFoundOrUnsupported } from '@/lib/platform/upstream/call-error';
import { isCancellable, type Order, type OrderSummary } from '@/lib/shopper/orders/order';
import { cancelOrder, fetchOrder } from '@/lib/shopper/orders/orders-api';

/** HTTP status of the API when the order can no longer be cancelled. */
const conflictStatus = 409;

interface CancelOrderProps {
  /** Order of the signed-in customer. */
  order: Pick<OrderSummary, 'id' | 'number' | 'status'>;
  onStatusChange(status: string): void;
}

/** Button that cancels an order that the shop has not confirmed yet, and its progress below it (docs/behaviour.md §2.10). */
export function CancelOrder({ order, onStatusChange }: CancelOrderProps) {
  const { id, number } = order;
  const t = useTranslations('orders.cancel');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const progressElement = useRef<HTMLParagraphElement>(null);
  const [progressText, setProgressText] = useState('');
  const [alertText, setAlertText] = useState<string | null>(null);
  const cancel = async () => {
    setAlertText(null);
    setProgressText(t('busy'));
    try {
      await cancelOrder(id, locale);
      setProgressText(t('done', { number }));
      showStatus('cancelled');
    } catch (error) {
      setProgressText('');
      setAlertText(isNotFoundOrUnsupported(error) ? t('unsupported') : errorMessage(error));
      if (!(error instanceof CallError && error.status === conflictStatus)) return;
      const currentOrder = await fetchOrder(id, locale).catch(() => null);
      if (currentOrder) showStatus(currentOrder.status);
    }
  };
  const showStatus = (newStatus: string) => {
    // The focused button disappears with the change.
    progressElement.current?.focus();
    onStatusChange(newStatus);
  };
  return (
    <div className="mt-8 grid justify-items-start gap-3">
      {isCancellable(order) && (
        <ConfirmButton
          label={t('button')}
          className="btn btn-quiet"
          question={t('question', { number })}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          onConfirm={() => void cancel()}
        />
      )}
      <FormAlert text={alertText} />
      <p ref={progressElement} role="status" tabIndex={-1} className="text-muted">
        {progressText}
      </p>
    </div>
  );
}

interface CancelFoundOrderProps {
  order: Order;
  onStatusChange(status: string): void;
}

/**
 * `CancelOrder` for an order found by number and e-mail address, if the order belongs to the signed-in customer. Needs the
 * order's id as `key`, because the component remembers whether the order was cancellable at first.
 */
export function CancelFoundOrder({ order, onStatusChange }: CancelFoundOrderProps) {
  const locale = useLocale();
  const currentSession = useStore(session);
  // The state at first, so that the confirmation stays visible after the cancellation.
  const [wasCancellable] = useState(isCancellable(order));
  const { data: ownOrder } = useSWR(
    currentSession.status === 'customer' &&
      wasCancellable && ['order', currentSession.email, locale, order.id],
    () => fetchOrder(order.id, locale),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return ownOrder && <CancelOrder order={order} onStatusChange={onStatusChange} />;
}
