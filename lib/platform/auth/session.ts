import { createStore } from '../store/store.ts';

/** Session of this browser; `unknown` until the stored tokens have been read. */
export type Session =
  | { status: 'unknown' }
  | {
      status: 'anonymous';
      /** Key of the customer (`customerKey`) whose session could not be refreshed; absent otherwise, as after signing out. */
      endedCustomerKey?: string;
    }
  | { status: 'customer'; name: string | null; email: string | null };

export const session = createStore<Session>({ status: 'unknown' });

/** Key that separates customers sharing a browser: the e-mail address, '' when unknown; null when not signed in. */
export function customerKey(): string | null {
  const currentSession = session.get();
  return currentSession.status === 'customer' ? (currentSession.email ?? '') : null;
}

/** Key of the customer whose session ended because it could not be refreshed; null in any other session. */
export function endedCustomerKey(): string | null {
  const currentSession = session.get();
  return currentSession.status === 'anonymous' ? (currentSession.endedCustomerKey ?? null) : null;
}

/** Sets the session, also as `data-session` of the root element for style sheets. */
export function setSession(next: Session): void {
  document.documentElement.dataset.session = next.status;
  session.set(next);
}
