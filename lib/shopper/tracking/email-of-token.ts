import { hasExpired, readClaimsOrNull } from '../../platform/auth/claims.ts';
import { session } from '../../platform/auth/session.ts';
import { awaitShopTime } from '../../platform/shop-time/shop-time.ts';

/** Resolves to the e-mail address in an access token if it is valid; otherwise, once the session is known, to that of the customer. */
export async function emailOfToken(accessToken: string): Promise<string | null> {
  const sessionEmail = emailOnceSessionKnown();
  const claims = readClaimsOrNull(accessToken);
  if (claims?.email) {
    const isKnownFirst = await Promise.race([
      sessionEmail.then(() => true),
      awaitShopTime().then(() => false),
    ]);
    if (!isKnownFirst && !hasExpired(claims)) return claims.email;
  }
  return sessionEmail;
}

function emailOnceSessionKnown(): Promise<string | null> {
  return new Promise((resolve) => {
    const resolveOnceKnown = () => {
      const currentSession = session.get();
      if (currentSession.status === 'unknown') return;
      unsubscribe();
      resolve(currentSession.status === 'customer' ? currentSession.email : null);
    };
    const unsubscribe = session.subscribe(resolveOnceKnown);
    resolveOnceKnown();
  });
}
