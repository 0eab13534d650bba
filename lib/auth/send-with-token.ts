import { CallError } from '@/lib/upstream/call-error';
import { type BrowserCall, send } from '@/lib/upstream/send';
import { readClaims } from './claims.ts';
import { renewToken } from './renew-token.ts';
import { readTokens } from './tokens.ts';

const unauthorised = 401;
const aheadMs = 20_000;

/** A token that was hardly good when it came, by its own word or by this browser's clock: only the upstream can tell when it is not. */
let shortLived: string | null = null;

/**
 * Sends a call with the stored token, which is renewed just before it expires, or after the upstream says that it has; the call
 * is then sent again once.
 */
export async function sendWithToken(call: BrowserCall): Promise<unknown> {
  const { access } = readTokens();
  if (access === null) return send(call, null);
  const token = expiresSoon(access) ? await renewAhead(access) : access;
  try {
    return await send(call, token);
  } catch (error) {
    const isStale = error instanceof CallError && error.status === unauthorised && token === access;
    if (!isStale) throw error;
    const renewed = await renewToken(access);
    if (renewed === null) throw error;
    return send(call, renewed);
  }
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
