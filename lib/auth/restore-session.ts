import { CallError } from '@/lib/upstream/call-error';
import { validClaims } from './claims.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { RefreshError } from './token-refresher.ts';
import { loadTokens } from './tokens.ts';

/** Sets the session from the stored tokens, refreshing expired ones first. Tokens that are rejected are removed. */
export async function restoreSession(): Promise<void> {
  const { access } = loadTokens();
  if (access === null || validClaims(access, Date.now())) return setSessionFromToken(access);
  try {
    await setSessionFromToken(await refreshAccessToken(access));
  } catch (error) {
    if (error instanceof RefreshError) return;
    if (!(error instanceof CallError)) throw error;
    await setSessionFromToken(null);
  }
}
