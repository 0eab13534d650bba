import { CallError } from '@/lib/upstream/call-error';
import { validClaims } from './claims.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { RefreshRejectedError } from './token-refresher.ts';
import { loadTokens } from './tokens.ts';

/**
 * Sets the session from the stored access token, which is refreshed first if it has expired. When the API does not respond, the
 * session is anonymous and the tokens stay stored. When the API rejects the refresh, `refreshAccessToken` has already ended the
 * session.
 */
export async function restoreSession(): Promise<void> {
  const { access } = loadTokens();
  if (access === null || validClaims(access, Date.now())) return setSessionFromToken(access);
  try {
    await setSessionFromToken(await refreshAccessToken(access));
  } catch (error) {
    if (error instanceof RefreshRejectedError) return;
    if (!(error instanceof CallError)) throw error;
    await setSessionFromToken(null);
  }
}
