import { browserSettings } from '../settings/browser.ts';
import { hasToken } from './tokens.ts';

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

/** Finds out who uses the shop, now and whenever another tab signs in or out. */
export function watchSession(): void {
  const look = () => {
    if (hasToken()) void import('./restore.ts').then(({ restoreSession }) => restoreSession());
    else setSession({ status: 'anonymous' });
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === browserSettings().accessTokenKey) look();
  };
  const lookAgain = () => {
    if (current.status !== 'customer' && document.visibilityState === 'visible' && hasToken()) look();
  };
  look();
  addEventListener('storage', hear);
  // The upstream may not have answered when it was asked to renew the token.
  addEventListener('online', lookAgain);
  addEventListener('visibilitychange', lookAgain);
  // A page that the browser kept while someone signed out must not come back as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
