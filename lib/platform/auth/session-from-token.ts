import { accountPaths } from '../../../contract/paths.ts';
import { pageLocale } from '../i18n/page-locale.ts';
import { sendCall, withFailureLog } from '../upstream/browser-call.ts';
import { asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import { readClaimsOrNull } from './claims.ts';
import { setSession } from './session.ts';
import { loadTokens } from './tokens.ts';

let emailLookup: { token: string; email: Promise<string | null> } | null = null;

/**
 * Sets the session to the customer whom a token names, even if it has expired; for null or an unreadable token, to anonymous. Fetches the
 * e-mail address from the profile when the token does not claim one.
 */
export async function setSessionFromToken(token: string | null): Promise<void> {
  const claims = readClaimsOrNull(token);
  if (token === null || claims === null) return setSession({ status: 'anonymous' });
  const email = claims.email ?? (await profileEmail(token));
  const currentToken = loadTokens().access;
  // While the profile was fetched, the token may have been refreshed; or removed, by code that has set the session itself.
  if (claims.email === null && currentToken !== token)
    return currentToken === null ? undefined : setSessionFromToken(currentToken);
  setSession({ status: 'customer', name: claims.name, email });
}

/** E-mail address in the profile of a token's customer, fetched once per token; null when it is missing or cannot be fetched. */
function profileEmail(token: string): Promise<string | null> {
  if (emailLookup?.token !== token) emailLookup = { token, email: fetchEmail(token) };
  return emailLookup.email;
}

async function fetchEmail(token: string): Promise<string | null> {
  try {
    const call = { path: accountPaths.profile, locale: pageLocale() };
    const profile = await withFailureLog(call, () => sendCall(call, token));
    return readText(asObject(profile)?.email);
  } catch {
    // The next call fetches the profile again.
    emailLookup = null;
    return null;
  }
}
