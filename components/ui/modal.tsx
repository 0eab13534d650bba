'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { moveToastsInto } from './toast-container.ts';

interface ModalProps {
  /** Visible title and accessible name. Not a heading: `children` may have their own. */
  title: string;
  /** Hides the visible title, for content that shows its own. */
  hideTitle?: boolean;
  className: string;
  /** Called after any way of closing. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal dialog that is open while mounted. Escape, a click outside and its button close it; `useLayerHistory` closes it on navigation. */
export function Modal({ title, hideTitle = false, className, onClose, children }: ModalProps) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialogElement = dialog.current;
    if (!dialogElement) return;
    if (!dialogElement.open) dialogElement.showModal();
    const restoreToasts = moveToastsInto(dialogElement);
    return () => {
      restoreToasts();
      dialogElement.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-label={title}
      className={`bg-ground text-ink ${className}`}
      // In Strict Mode the `close` event of the first unmount arrives when the dialog is open again.
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => isOutside(event) && dialog.current?.close()}
    >
      <div className="flex min-h-full flex-col p-[min(1.25rem,6.25vw)] sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-2">
          <p className="title min-w-0 text-3xl wrap-anywhere">{!hideTitle && title}</p>
          <button
            type="button"
            aria-label={t('close')}
            className="icon-btn -me-2 -mt-1"
            onClick={() => dialog.current?.close()}
          >
            <Icon icon={X} className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Returns whether a click hit the backdrop, which has no element of its own: its clicks go to the dialog. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
