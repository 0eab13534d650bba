import { readTokenPair } from '@/lib/auth/wire/sign-in';
import { pageLocale } from '@/lib/i18n/page-locale';
import { browserSettings } from '@/lib/settings/browser';
import { send } from '@/lib/upstream/send';
import { announceRevision, latestRevision } from '../browser-storage/revisions.ts';
import { loadStored, writeStored } from '../browser-storage/storage.ts';
import { withLock } from '../browser-storage/with-lock.ts';
import { announce } from './announce.ts';
import { createRefresher } from './refresh.ts';
import { session, setSession } from './session.ts';
import { loadTokens, storeTokens } from './tokens.ts';

/** Renews the tokens of this browser: one refresh at a time across all tabs. */
export const renewToken = createRefresher({
  read: loadTokens,
  store: async (tokens) => {
    const revision = 1 + (await latestTokens());
    storeTokens(tokens);
    writeStored(revisionKey(), revision);
    await announceRevision(revisionKey(), revision);
    // Whoever could not be told before; a customer stays the same, and who is unknown is about to be told.
    if (session.get().status === 'anonymous') void announce(tokens.access);
  },
  ask: async (refreshToken) =>
    readTokenPair(
      await send(
        { method: 'POST', path: '/accounts/RefreshToken', body: { refreshToken }, locale: pageLocale() },
        null,
      ),
    ),
  runExclusive: (work) =>
    withLock(revisionKey(), async () => {
      await latestTokens();
      return work();
    }),
  end: () => {
    storeTokens({ access: null, refresh: null });
    setSession({ status: 'anonymous', ended: true });
  },
});

/** Names the lock of renewals, and where the revision of the latest one is kept. */
function revisionKey(): string {
  return `${browserSettings().refreshTokenKey}.refresh`;
}

/** Waits for the tokens of the latest renewal, whichever tab made it, and gives its number: sending the ones before it would end the session. */
function latestTokens(): Promise<number> {
  return latestRevision(revisionKey(), () => Number(loadStored(revisionKey()) ?? 0) || 0);
}
