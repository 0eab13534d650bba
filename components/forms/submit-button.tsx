import type { ReactNode } from 'react';

/** Sends a form; before its script is there, what was asked for is kept until then (lib/boot/early-touch.ts). */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    // Not `disabled`, which would take the focus away from whoever pressed it.
    <button
      type="submit"
      aria-disabled={busy}
      aria-busy={busy}
      className="btn needs-script"
      onClick={(event) => busy && event.preventDefault()}
    >
      {children}
    </button>
  );
}
