import { session } from '../../platform/auth/session.ts';
import { loadTokens } from '../../platform/auth/tokens.ts';
import { beforePageHide } from './before-page-hide.ts';

/**
 * Returns the e-mail address of the signed-in customer, null for guests. While the session of a visitor with an access token is unknown,
 * returns a promise. It resolves to the address in a valid token or in the session, whichever is known first, and to null on `pagehide`.
 */
export function customerEmail(): string | null | Promise<string | null> {
  const currentSession = session.get();
  if (currentSession.status !== 'unknown')
    return currentSession.status === 'customer' ? currentSession.email : null;
  const { access } = loadTokens();
  if (access === null) return null;
  // Loaded on demand: only customers need it.
  const email = import('./email-of-token.ts').then((module) => module.emailOfToken(access));
  return beforePageHide(email, null);
}
