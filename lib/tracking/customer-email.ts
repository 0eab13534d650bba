import { session } from '../auth/session.ts';
import { loadTokens } from '../auth/tokens.ts';

/**
 * The address of the customer who is signed in. While the page has not found out yet who that is, their token tells it; where it
 * does not, it is waited for until the page has, or is left.
 */
export function customerEmail(): string | null | Promise<string | null> {
  const who = session.get();
  if (who.status !== 'unknown') return who.status === 'customer' ? who.email : null;
  const { access } = loadTokens();
  if (access === null) return null;
  return new Promise((resolve) => {
    void foundOut().then(resolve);
    const resolveFrom = ({ validClaims }: typeof import('../auth/claims.ts')) => {
      const { email = null } = validClaims(access, Date.now()) ?? {};
      if (email !== null) resolve(email);
    };
    // Only customers need what reads tokens.
    import('../auth/claims.ts').then(resolveFrom, () => {});
  });
}

function foundOut(): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const who = session.get();
      if (who.status === 'unknown') return;
      stop();
      resolve(who.status === 'customer' ? who.email : null);
    });
    addEventListener('pagehide', () => resolve(null), { once: true });
  });
}
