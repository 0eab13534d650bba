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
 * Button that opens or closes a dialog by an invoker command. In a browser without such commands, the script
 * components/page-behaviour/layer-fallback.ts opens and closes it. Without script, the button is a link: the dialog shows while the URL's
 * fragment is its id (app/fallbacks.css).
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
