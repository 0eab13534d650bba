import { CallError } from '@/lib/upstream/call-error';
import { validClaims } from './claims.ts';
import { RefreshError } from './refresh.ts';
import { renewToken } from './renew-token.ts';
import { setSession } from './session.ts';
import { readTokens } from './tokens.ts';

/** Says who the stored tokens belong to, renewing them first when they are too old. */
export async function restoreSession(): Promise<void> {
  const { access, refresh } = readTokens();
  if (access === null || validClaims(access, Date.now()) || refresh === null) return announce(access);
  try {
    announce(await renewToken(access));
  } catch (error) {
    if (error instanceof RefreshError) return;
    if (!(error instanceof CallError)) throw error;
    announce(null);
  }
}

/** Makes the holder of a token the session's customer; anonymous without a token that is good. */
export function announce(token: string | null): void {
  const claims = validClaims(token, Date.now());
  setSession(
    claims ? { status: 'customer', name: claims.name, email: claims.email } : { status: 'anonymous' },
  );
}
