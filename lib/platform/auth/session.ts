import { createStore } from '../store/store.ts';

/** Session of this browser; `unknown` until the stored tokens have been read. */
export type Session =
  | { status: 'unknown' }
  | {
      status: 'anonymous';
      /** E-mail address, or '', of the customer whose session could not be refreshed; absent otherwise, as after signing out. */
      endedSessionEmail?: string;
    }
  | { status: 'customer'; name: string | null; email: string | null };

export const session = createStore<Session>({ status: 'unknown' });

/** E-mail address of the signed-in customer, by which customers sharing a browser differ; '' when unknown, null when not signed in. */
export function signedInEmail(): string | null {
  const currentSession = session.get();
  return currentSession.status === 'customer' ? (currentSession.email ?? '') : null;
}

/** E-mail address, or '', of the customer whose session ended because it could not be refreshed; null in any other session. */
export function endedSessionEmail(): string | null {
  const currentSession = session.get();
  return currentSession.status === 'anonymous' ? (currentSession.endedSessionEmail ?? null) : null;
}

/** Sets the session, also as `data-session` of the root element for style sheets. */
export function setSession(next: Session): void {
  document.documentElement.dataset.session = next.status;
  session.set(next);
}
