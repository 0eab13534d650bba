import { validClaims } from './claims.ts';
import { setSession } from './session.ts';

/** Makes the holder of a token the session's customer; anonymous without a token that is good. */
export function announce(token: string | null): void {
  const claims = validClaims(token, Date.now());
  setSession(
    claims ? { status: 'customer', name: claims.name, email: claims.email } : { status: 'anonymous' },
  );
}
