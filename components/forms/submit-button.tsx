import type { ReactNode } from 'react';

/** Sends a form; before its script is there, what was asked for is kept until then (lib/boot/early-touch.ts). */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button type="submit" disabled={busy} aria-busy={busy} className="btn needs-script">
      {children}
    </button>
  );
}
