import { useId, useRef } from 'react';

interface ConfirmButtonProps {
  label: string;
  className: string;
  /** Question of the dialog and labels of its buttons. */
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Called with the button that opened the dialog, which has the focus again. */
  onConfirm(button: HTMLElement): void;
}

/** Button that acts only after a confirmation dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, className, question, confirmLabel, cancelLabel, onConfirm } = props;
  const questionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const openDialog = () => {
    dialog.current?.showModal();
    cancelButton.current?.focus();
  };
  const confirm = () => {
    dialog.current?.close();
    if (button.current) onConfirm(button.current);
  };
  return (
    <>
      <button ref={button} type="button" className={className} onClick={openDialog}>
        {label}
      </button>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby={questionId}
        className="m-auto w-[min(26rem,92vw)] bg-ground p-7 text-ink"
      >
        <p id={questionId} className="text-lg">
          {question}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" className="btn grow" onClick={confirm}>
            {confirmLabel}
          </button>
          <button
            ref={cancelButton}
            type="button"
            className="btn btn-quiet grow"
            onClick={() => dialog.current?.close()}
          >
            {cancelLabel}
          </button>
        </div>
      </dialog>
    </>
  );
}
