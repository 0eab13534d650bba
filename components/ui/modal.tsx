'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { moveNotices } from './notice-place.ts';

interface ModalProps {
  /** Names the dialog for screen readers, and heads it. */
  title: string;
  /** Hides the heading where the content brings its own. */
  bare?: boolean;
  className: string;
  /** Called once it is closed, however that came about. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that is open as long as it is there. Escape, a click outside and the button close it, and any navigation as it does all panels. */
export function Modal({ title, bare = false, className, onClose, children }: ModalProps) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const bringBack = moveNotices(element);
    return () => {
      bringBack();
      element.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-label={title}
      className={`bg-ground text-ink ${className}`}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => isOutside(event) && dialog.current?.close()}
    >
      <div className="flex min-h-full flex-col p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-4">
          <p className="title text-3xl">{!bare && title}</p>
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

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
