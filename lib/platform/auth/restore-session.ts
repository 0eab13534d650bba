import { CallError } from '@/lib/platform/upstream/call-error';
import { awaitShopTime } from '../shop-time/shop-time.ts';
import { hasExpired, readClaimsOrNull } from './claims.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { setSession } from './session.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { RefreshRejectedError } from './token-refresher.ts';
import { loadTokens } from './tokens.ts';

/**
 * Sets the session from the stored access token, which is refreshed first if it has expired by the shop's time or cannot be decoded. When
 * the API rejects the refresh, `refreshAccessToken` has already ended the session. When the refresh fails otherwise, as without a response,
 * the session is anonymous and the tokens stay stored.
 */
export async function restoreSession(): Promise<void> {
  const { access } = loadTokens();
  const claims = readClaimsOrNull(access);
  if (claims?.expiresAt) {
    await awaitShopTime();
    // During the wait, another tab may have signed in or out, or refreshed the token.
    if (loadTokens().access !== access) return restoreSession();
  }
  if (access === null || (claims && !hasExpired(claims))) return setSessionFromToken(access);
  try {
    await setSessionFromToken(await refreshAccessToken(access));
  } catch (error) {
    if (error instanceof RefreshRejectedError) return;
    if (!(error instanceof CallError)) throw error;
    setSession({ status: 'anonymous' });
  }
}
