import { CallError } from '@/lib/upstream/call-error';
import { announce } from './announce.ts';
import { validClaims } from './claims.ts';
import { RefreshError } from './refresh.ts';
import { renewToken } from './renew-token.ts';
import { loadTokens } from './tokens.ts';

/** Says who the stored tokens belong to, renewing them first when they are too old; those that cannot be renewed are forgotten. */
export async function restoreSession(): Promise<void> {
  const { access } = loadTokens();
  if (access === null || validClaims(access, Date.now())) return announce(access);
  try {
    await announce(await renewToken(access));
  } catch (error) {
    if (error instanceof RefreshError) return;
    if (!(error instanceof CallError)) throw error;
    await announce(null);
  }
}
