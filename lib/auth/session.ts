/** Who uses the shop: `unknown` until the browser has looked. */
export type Session =
  | { status: 'unknown' }
  | {
      status: 'anonymous' /** Whether that is because the upstream would not go on with a customer's session. */;
      ended?: true;
    }
  | { status: 'customer'; name: string | null; email: string | null };

export const unknownSession: Session = { status: 'unknown' };

let current: Session = unknownSession;
const listeners = new Set<() => void>();

/** The session as it is now. */
export function session(): Session {
  return current;
}

/** Tells customers apart who share a browser; null for whoever is none. */
export function customerId(): string | null {
  return current.status === 'customer' ? (current.email ?? '') : null;
}

/** Calls back after every change of the session; returns how to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says who uses the shop from now on; style sheets see it as `data-session` of the root element. */
export function setSession(next: Session): void {
  current = next;
  document.documentElement.dataset.session = next.status;
  for (const listener of listeners) listener();
}
