import { useTranslations } from 'next-intl';
import { useRef } from 'react';

interface ClearCartProps {
  /** Told the button that asked, which has the focus again. */
  onConfirm(button: HTMLElement): void;
}

/** Empties the cart once the visitor has confirmed it (specification sections 4 and 8). */
export function ClearCart({ onConfirm }: ClearCartProps) {
  const t = useTranslations('browser.cart');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const ask = () => {
    dialog.current?.showModal();
    cancel.current?.focus();
  };
  const confirm = () => {
    dialog.current?.close();
    if (button.current) onConfirm(button.current);
  };
  return (
    <>
      <button ref={button} type="button" className="btn btn-quiet max-sm:grow" onClick={ask}>
        {t('clear')}
      </button>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby="clear-cart-question"
        className="m-auto w-[min(26rem,92vw)] bg-ground p-7 text-ink"
      >
        <p id="clear-cart-question" className="text-lg">
          {t('clearQuestion')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" className="btn grow" onClick={confirm}>
            {t('confirm')}
          </button>
          <button
            ref={cancel}
            type="button"
            className="btn btn-quiet grow"
            onClick={() => dialog.current?.close()}
          >
            {t('cancel')}
          </button>
        </div>
      </dialog>
    </>
  );
}
