import { CallError } from '@/lib/upstream/call-error';
import { announce } from './announce.ts';
import { validClaims } from './claims.ts';
import { RefreshError } from './refresh.ts';
import { renewToken } from './renew-token.ts';
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
