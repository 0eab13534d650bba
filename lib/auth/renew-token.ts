import { accountPaths } from '@/contract/paths';
import { readTokenPair } from '@/lib/auth/wire/sign-in';
import { pageLocale } from '@/lib/i18n/page-locale';
import { send } from '@/lib/upstream/send';
import { announceRevision, latestRevision } from '../browser-storage/revisions.ts';
import { loadStored, writeStored } from '../browser-storage/storage.ts';
import { withLock } from '../browser-storage/with-lock.ts';
import { announce } from './announce.ts';
import { createRefresher } from './refresh.ts';
import { session, setSession } from './session.ts';
import { tokenKeys } from './token-keys.ts';
import { loadTokens, storeTokens } from './tokens.ts';

/** Renews the tokens of this browser: one refresh at a time across all tabs. */
export const renewToken = createRefresher({
  read: loadTokens,
  store: async (tokens) => {
    const revision = 1 + (await latestTokens());
    storeTokens(tokens);
    writeStored(tokenKeys().renewals, revision);
    await announceRevision(tokenKeys().renewals, revision);
    // Only who counts as signed out has to be announced: a customer stays the same, and who is unknown is announced at the start.
    if (session.get().status === 'anonymous') void announce(tokens.access);
  },
  ask: async (refreshToken) =>
    readTokenPair(
      await send(
        { method: 'POST', path: accountPaths.refreshToken, body: { refreshToken }, locale: pageLocale() },
        null,
      ),
    ),
  runExclusive: (work) =>
    withLock(tokenKeys().renewals, async () => {
      await latestTokens();
      return work();
    }),
  end: () => {
    storeTokens({ access: null, refresh: null });
    setSession({ status: 'anonymous', ended: true });
  },
});

/** Waits until this tab sees the tokens of the latest renewal, and returns its number. Sending older ones would end the session. */
function latestTokens(): Promise<number> {
  return latestRevision(tokenKeys().renewals, () => Number(loadStored(tokenKeys().renewals) ?? 0) || 0);
}
