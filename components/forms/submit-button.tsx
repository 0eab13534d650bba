'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Sends a form. It does nothing until the form's script is there, so that no browser sends what was typed by itself. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="submit"
      disabled={!ready || busy}
      aria-busy={busy}
      className={`btn needs-script ${ready ? '' : 'disabled:opacity-100'}`}
    >
      {children}
    </button>
  );
}
