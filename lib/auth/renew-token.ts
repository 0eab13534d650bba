import { isLocale } from '@/lib/i18n/routing';
import { browserSettings } from '@/lib/settings/browser';
import { readTokenPair } from '@/lib/upstream/read/sign-in';
import { send } from '@/lib/upstream/send';
import { exclusively } from '../visitor/exclusively.ts';
import { goToLogin } from './login-route.ts';
import { createRefresher } from './refresh.ts';
import { setSession } from './session.ts';
import { readTokens, storeTokens } from './tokens.ts';

/** Renews the tokens of this browser: one refresh at a time across all tabs. */
export const renewToken = createRefresher({
  read: readTokens,
  store: storeTokens,
  ask: async (refreshToken) =>
    readTokenPair(
      await send(
        { method: 'POST', path: '/accounts/RefreshToken', body: { refreshToken }, locale: pageLocale() },
        null,
      ),
    ),
  alone: (work) => exclusively(`${browserSettings().refreshTokenKey}.refresh`, work),
  end: () => {
    storeTokens({ access: null, refresh: null });
    setSession({ status: 'anonymous' });
    goToLogin({ andBack: true });
  },
});

function pageLocale() {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
