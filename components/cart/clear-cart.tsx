import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/ui/confirm-button';

interface ClearCartProps {
  /** Called with the button that opened the dialog, after the focus has returned to it. */
  onConfirm(button: HTMLElement): void;
}

/** Button that empties the cart after a confirmation dialog. */
export function ClearCart({ onConfirm }: ClearCartProps) {
  const t = useTranslations('browser.cart');
  return (
    <ConfirmButton
      label={t('clear')}
      className="btn btn-quiet max-sm:grow"
      question={t('clearQuestion')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
    />
  );
}
