import { readStorageExpression, sessionStorageSource } from '../browser-storage/inline-script-storage.ts';
import { defaultLocale, locales } from '../i18n/routing.ts';

const referrer = sessionStorageSource('outside_referrer');
const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/** Time after which a page is shown although the redirect has not happened. */
const maxHiddenMs = 3000;

/**
 * Inline script, run before the first paint: redirects a visitor who comes from outside the shop to the same page in the language chosen
 * before (docs/behaviour.md §1). During the redirect the page is hidden and starts no script (server/pages/script-loader.js). The target
 * page gets the referrer of the first page as its own, for attribution and analytics. A history entry with a state is not redirected: it
 * was shown before, or hides secrets (hide-secrets.ts).
 */
export const redirectToStoredLanguageScript = `try {
  const root = document.documentElement;
  const outside = ${referrer.read};
  const stored = ${readStorageExpression('language')};
  ${referrer.remove};
  if (outside !== null) Object.defineProperty(document, 'referrer', { value: outside });
  else if (
    root.lang === '${defaultLocale}' &&
    ${JSON.stringify(prefixedLocales)}.includes(stored) &&
    !document.referrer.startsWith(location.origin + '/') &&
    !document.prerendering &&
    !history.state
  ) {
    ${referrer.write('document.referrer')};
    root.hidden = true;
    setTimeout(() => { root.hidden = false; }, ${maxHiddenMs});
    location.replace(('/' + stored + location.pathname).replace(/\\/$/, '') + location.search + location.hash);
  }
} catch {}`;
