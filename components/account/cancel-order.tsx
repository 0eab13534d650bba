import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { isNotFoundOrUnsupported } from '@/lib/platform/resource-service/resource-client';
import { CallError } from '@/lib/platform/upstream/call-error';
import { cancelOrder, fetchOrder } from '@/lib/shopper/orders/orders';
import { isCancellable, type OrderSummary } from '@/lib/shopper/orders/types';

const conflictStatus = 409;

interface CancelOrderProps {
  /** Order of the signed-in customer. */
  order: Pick<OrderSummary, 'id' | 'number' | 'status'>;
  onStatusChange(status: string): void;
}

/** Button that cancels an order that the shop has not confirmed yet, and the result below it (docs/behaviour.md §2.10). */
export function CancelOrder({ order, onStatusChange }: CancelOrderProps) {
  const { id, number } = order;
  const t = useTranslations('orders.cancel');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const status = useRef<HTMLParagraphElement>(null);
  const [statusText, setStatusText] = useState('');
  const [alertText, setAlertText] = useState<string | null>(null);
  const cancel = async () => {
    setAlertText(null);
    setStatusText(t('busy'));
    try {
      await cancelOrder(id, locale);
      setStatusText(t('done', { number }));
      showStatus('cancelled');
    } catch (error) {
      setStatusText('');
      setAlertText(isNotFoundOrUnsupported(error) ? t('unsupported') : errorMessage(error));
      if (!(error instanceof CallError && error.status === conflictStatus)) return;
      const currentOrder = await fetchOrder(id, locale).catch(() => null);
      if (currentOrder) showStatus(currentOrder.status);
    }
  };
  const showStatus = (newStatus: string) => {
    // The focused button disappears with the change.
    status.current?.focus();
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
      <p ref={status} role="status" tabIndex={-1} className="text-muted">
        {statusText}
      </p>
    </div>
  );
}
