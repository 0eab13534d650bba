import { createStore } from '../store/store.ts';

/** Who uses the shop: `unknown` until the browser has looked. */
export type Session =
  | { status: 'unknown' }
  | {
      status: 'anonymous' /** Whether that is because the upstream would not go on with a customer's session. */;
      ended?: true;
    }
  | { status: 'customer'; name: string | null; email: string | null };

/** The session as it is now. */
export const session = createStore<Session>({ status: 'unknown' });

/** Tells customers apart who share a browser; null for visitors who are not signed in. */
export function customerId(): string | null {
  const who = session.get();
  return who.status === 'customer' ? (who.email ?? '') : null;
}

/** Says who uses the shop from now on; style sheets see it as `data-session` of the root element. */
export function setSession(next: Session): void {
  document.documentElement.dataset.session = next.status;
  session.set(next);
}
