import { CallError } from '@/lib/upstream/call-error';
import { type BrowserCall, send } from '@/lib/upstream/send';
import { readClaims } from './claims.ts';
import { RefreshError } from './refresh.ts';
import { renewToken } from './renew-token.ts';
import { loadTokens } from './tokens.ts';

const unauthorised = 401;
const aheadMs = 20_000;

/** A token that expires soon after it came, or seems to because this browser's clock is wrong: only the upstream can tell when it has expired. */
let shortLived: string | null = null;

/**
 * Sends a call with the stored token, which is renewed just before it expires, or after the upstream says that it has; the call
 * is then sent again once. Where the session turns out to be over, a call that needs none goes out as a visitor's.
 * @throws {RefreshError} when the session is over and the call needs one, or has a key and is somebody's
 */
export async function sendWithToken(call: BrowserCall): Promise<unknown> {
  const { access } = loadTokens();
  if (access === null) return send(call, null);
  try {
    return await sendRenewed(call, access);
  } catch (error) {
    if (!(error instanceof RefreshError) || call.idempotencyKey !== undefined) throw error;
    return send(call, null).catch((refusal) => {
      throw isUnauthorised(refusal) ? error : refusal;
    });
  }
}

async function sendRenewed(call: BrowserCall, access: string): Promise<unknown> {
  const token = expiresSoon(access) ? await renewAhead(access) : access;
  try {
    return await send(call, token);
  } catch (error) {
    if (!isUnauthorised(error) || token !== access) throw error;
    const renewed = await renewToken(access);
    if (renewed === null) throw error;
    return send(call, renewed);
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof CallError && error.status === unauthorised;
}

async function renewAhead(access: string): Promise<string | null> {
  if (access === shortLived) return access;
  const renewed = await renewToken(access);
  if (renewed !== null && expiresSoon(renewed)) shortLived = renewed;
  return renewed;
}

/** An undecodable token counts as expired (specification section 4). */
function expiresSoon(token: string): boolean {
  try {
    const { expiresAt } = readClaims(token);
    return expiresAt !== null && expiresAt - aheadMs < Date.now();
  } catch {
    return true;
  }
}
