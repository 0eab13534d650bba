import { session } from '../../platform/auth/session.ts';
import { loadTokens } from '../../platform/auth/tokens.ts';
import { awaitShopTime } from '../../platform/shop-time/shop-time.ts';

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
  return new Promise((resolve) => {
    void emailOnceSessionKnown().then(resolve);
    const resolveFromToken = async () => {
      // Loaded on demand: only customers need the token parser.
      const [{ readClaimsOrNull, hasExpired }] = await Promise.all([
        import('../../platform/auth/claims.ts'),
        awaitShopTime(),
      ]);
      const claims = readClaimsOrNull(access);
      if (claims?.email && !hasExpired(claims)) resolve(claims.email);
    };
    resolveFromToken().catch(() => {});
  });
}

function emailOnceSessionKnown(): Promise<string | null> {
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(() => {
      const currentSession = session.get();
      if (currentSession.status === 'unknown') return;
      unsubscribe();
      resolve(currentSession.status === 'customer' ? currentSession.email : null);
    });
    addEventListener('pagehide', () => resolve(null), { once: true });
  });
}
