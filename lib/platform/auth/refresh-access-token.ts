import { accountPaths } from '@/contract/paths';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sendCall } from '@/lib/platform/upstream/browser-call';
import { loadStored, writeStored } from '../browser-storage/stored-values.ts';
import { announceWriteVersion, awaitLatestWriteVersion, withLock } from '../browser-storage/tab-locks.ts';
import { readClaims } from './claims.ts';
import { anonymousSession, recordEndedSession } from './ended-session.ts';
import { session, setSession, signedInEmail } from './session.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { readTokens } from './sign-in-response.ts';
import { createRefresher } from './token-refresher.ts';
import { loadTokens, storeTokens, tokenKeys } from './tokens.ts';

/** Name of the lock under which one tab at a time refreshes: the storage key of the tokens' version. */
const refreshLock = () => tokenKeys().version;

/**
 * Refreshes the tokens of this browser, one refresh at a time across all tabs. Before a refresh, the tab waits until local storage shows it
 * the tokens of the previous refresh, by any tab: sending a used refresh token would end the session.
 */
export const refreshAccessToken = createRefresher({
  loadTokens,
  storeTokens: async (tokens) => {
    const version = 1 + (await awaitLatestTokenVersion());
    storeTokens(tokens);
    writeStored(tokenKeys().version, version);
    await announceWriteVersion(tokenKeys().version, version);
    // Anonymous after an earlier refresh got no response (`restoreSession`); otherwise the session is that of the customer already.
    if (session.get().status === 'anonymous') void setSessionFromToken(tokens.access);
  },
  fetchTokens: async (refreshToken) => {
    const path = accountPaths.refreshToken;
    const noAccessToken = null;
    return readTokens(
      await sendCall({ method: 'POST', path, body: { refreshToken }, locale: pageLocale() }, noAccessToken),
    );
  },
  runExclusive: (work) =>
    withLock(refreshLock(), async () => {
      await awaitLatestTokenVersion();
      return work();
    }),
  onSessionEnd: () => {
    // Recorded before the tokens are removed, because other tabs react to their removal.
    recordEndedSession(signedInEmail() ?? emailOf(loadTokens().access));
    storeTokens({ access: null, refresh: null });
    setSession(anonymousSession());
  },
});

/** E-mail address in a token; '' when there is none. */
function emailOf(token: string | null): string {
  try {
    return readClaims(token).email ?? '';
  } catch {
    return '';
  }
}

/** Waits until this tab reads the tokens of the latest refresh, and resolves to their version. */
function awaitLatestTokenVersion(): Promise<number> {
  return awaitLatestWriteVersion(tokenKeys().version, () => Number(loadStored(tokenKeys().version)) || 0);
}
