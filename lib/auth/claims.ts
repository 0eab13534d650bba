import { decode as decodeBase64 } from 'jose/base64url';
import { decodeJwt } from 'jose/jwt/decode';
import { logLine } from '../browser-storage/log.ts';

export type TokenFault = 'not a string' | 'missing part' | 'invalid base64' | 'invalid json';

/** A token that cannot be read (specification section 8). */
class InvalidTokenError extends Error {
  constructor(readonly reason: TokenFault) {
    super(`Invalid token specified: ${reason}`);
    this.name = 'InvalidTokenError';
  }
}

/** What a token says of its customer. */
export interface Claims {
  /** Epoch milliseconds; null for a token that never expires. */
  expiresAt: number | null;
  name: string | null;
  email: string | null;
}

/**
 * Reads a token's claims. Nothing is verified: that is for the upstream, which holds the key.
 * @throws {InvalidTokenError}
 */
export function readClaims(token: unknown): Claims {
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

/** The claims of a token that is still good at `now`; null when it is missing, undecodable (logged, section 8) or expired (specification section 4). */
export function validClaims(token: string | null, now: number): Claims | null {
  try {
    const claims = readClaims(token);
    return claims.expiresAt === null || claims.expiresAt > now ? claims : null;
  } catch (error) {
    if (token !== null) logLine(String(error));
    return null;
  }
}
