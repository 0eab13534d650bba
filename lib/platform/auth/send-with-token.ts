import { sendCall } from '@/lib/platform/upstream/browser-call';
import { CallError } from '@/lib/platform/upstream/call-error';
import type { BrowserCall } from '@/lib/platform/upstream/send-request';
import { hasExpired, readClaims } from './claims.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { RefreshRejectedError } from './token-refresher.ts';
import { loadTokens } from './tokens.ts';

const unauthorized = 401;
const refreshLeadMs = 20_000;

/**
 * Token of the last refresh, if even that token expires within `refreshLeadMs`: the API issues short-lived tokens, or its clock is behind
 * the shop's. It is sent until the API rejects it, because another refresh would not help.
 */
let shortLivedToken: string | null = null;

/**
 * Sends a call with the stored token. Refreshes the token shortly before it expires; or after a 401, and then resends the call once. When
 * the session is over, sends the call without a token. A call with an idempotency key then fails instead: without the token, the API would
 * take it for another request under the same key.
 * @throws {RefreshRejectedError} when the session is over and the call has an idempotency key, or gets a 401 also without a token
 * @throws {CallError} when the call fails otherwise
 */
export async function sendWithToken(call: BrowserCall): Promise<unknown> {
  const { access } = loadTokens();
  if (access === null) return sendCall(call, null);
  try {
    return await sendWithRefresh(call, access);
  } catch (error) {
    if (!(error instanceof RefreshRejectedError) || call.idempotencyKey !== undefined) throw error;
    return sendCall(call, null).catch((anonymousCallError) => {
      throw isUnauthorized(anonymousCallError) ? error : anonymousCallError;
    });
  }
}

async function sendWithRefresh(call: BrowserCall, access: string): Promise<unknown> {
  const token = expiresSoon(access) ? await refreshBeforeExpiry(access) : access;
  try {
    return await sendCall(call, token);
  } catch (error) {
    const isRefreshed = token !== access;
    if (isRefreshed || !isUnauthorized(error)) throw error;
    const newToken = await refreshAccessToken(access);
    // The API sent no new token, or the customer signed out meanwhile.
    if (newToken === null) throw error;
    return sendCall(call, newToken);
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof CallError && error.status === unauthorized;
}

async function refreshBeforeExpiry(access: string): Promise<string | null> {
  if (access === shortLivedToken) return access;
  const newToken = await refreshAccessToken(access);
  if (newToken !== null && expiresSoon(newToken)) shortLivedToken = newToken;
  return newToken;
}

/** True in the last 20 s before the expiry and after it; an undecodable token counts as expired. */
function expiresSoon(token: string): boolean {
  try {
    return hasExpired(readClaims(token), refreshLeadMs);
  } catch {
    return true;
  }
}
