import type { ReactNode } from 'react';

interface DialogButtonProps {
  dialogId: string;
  command: 'show-modal' | 'close';
  /** Accessible name of a button without text. */
  label?: string;
  className: string;
  children: ReactNode;
}

/**
 * Button that opens or closes a dialog by an invoker command; where browsers have none, components/page-behaviour/layer-fallback.ts does it.
 * Without script it is a link to the dialog, which is visible while it is the target (app/fallbacks.css).
 */
export function DialogButton({ dialogId, command, label, className, children }: DialogButtonProps) {
  const isOpener = command === 'show-modal';
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={isOpener ? 'dialog' : undefined}
        commandfor={dialogId}
        command={command}
      >
        {children}
      </button>
      <noscript>
        <a className={className} href={`#${isOpener ? dialogId : ''}`} aria-label={label}>
          {children}
        </a>
      </noscript>
    </>
  );
}
