import type { ReactNode } from 'react';

/** Submit button; ignores presses while `busy`. A click before hydration is replayed (lib/site/inline-scripts/early-interactions.ts). */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    // Not `disabled`, which would remove the focus from the pressed button.
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
