import { decode as decodeBase64 } from 'jose/base64url';
import { decodeJwt } from 'jose/jwt/decode';
import { logLine } from '../browser-storage/console-log.ts';
import { isShopTimeKnown, shopNow } from '../shop-time/shop-time.ts';

export type TokenErrorReason = 'not a string' | 'missing part' | 'invalid base64' | 'invalid json';

/** Token that cannot be decoded. */
class InvalidTokenError extends Error {
  readonly reason: TokenErrorReason;

  constructor(reason: TokenErrorReason) {
    super(`Invalid token specified: ${reason}`);
    this.reason = reason;
    this.name = 'InvalidTokenError';
  }
}

/** Claims of an access token; null for a claim that it lacks. */
export interface TokenClaims {
  /** Epoch milliseconds; a token without it never expires. */
  expiresAt: number | null;
  name: string | null;
  email: string | null;
}

/**
 * Decodes a token's claims without verifying its signature, which only the API can do.
 * @throws {InvalidTokenError}
 */
export function readClaims(token: unknown): TokenClaims {
  if (typeof token !== 'string') throw new InvalidTokenError('not a string');
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) throw new InvalidTokenError('missing part');
  if (!isBase64(payload)) throw new InvalidTokenError('invalid base64');
  try {
    const { exp, name, email } = decodeJwt(token);
    return {
      expiresAt: Number.isFinite(exp) ? Number(exp) * 1000 : null,
      name: typeof name === 'string' ? name : null,
      email: typeof email === 'string' ? email : null,
    };
  } catch {
    throw new InvalidTokenError('invalid json');
  }
}

function isBase64(text: string): boolean {
  try {
    decodeBase64(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a token has expired, or expires within `leadMs`, by the shop's time. While that time is unknown, no token counts as
 * expired: the API rejects expired tokens anyway.
 */
export function hasExpired({ expiresAt }: TokenClaims, leadMs = 0): boolean {
  return expiresAt !== null && isShopTimeKnown() && expiresAt - leadMs <= shopNow();
}

/** Decodes a token's claims, expired or not; null for a missing token, and for one that cannot be decoded (logged). */
export function readClaimsOrNull(token: string | null): TokenClaims | null {
  try {
    return readClaims(token);
  } catch (error) {
    if (token !== null) logLine(String(error));
    return null;
  }
}
