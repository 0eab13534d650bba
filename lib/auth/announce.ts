import { accountPaths } from '../../contract/paths.ts';
import { pageLocale } from '../i18n/page-locale.ts';
import { send } from '../upstream/send.ts';
import { asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import { validClaims } from './claims.ts';
import { setSession } from './session.ts';
import { loadTokens } from './tokens.ts';

let asked: { token: string; email: Promise<string | null> } | null = null;

/**
 * Makes the holder of a stored token the session's customer; anonymous without a token that is good. A token needs to name nobody:
 * the profile says whose it is then, and the session is known once that is answered.
 */
export async function announce(token: string | null): Promise<void> {
  const claims = validClaims(token, Date.now());
  if (token === null || claims === null) return setSession({ status: 'anonymous' });
  const email = claims.email ?? (await emailInProfile(token));
  const now = loadTokens().access;
  // Renewed while the profile was asked for, or signed out.
  if (claims.email === null && now !== token) return now === null ? undefined : announce(now);
  setSession({ status: 'customer', name: claims.name, email });
}

/** The address in the profile that a token opens, asked for once; null where there is no profile, or no answer. */
function emailInProfile(token: string): Promise<string | null> {
  if (asked?.token !== token) asked = { token, email: fetchEmail(token) };
  return asked.email;
}

async function fetchEmail(token: string): Promise<string | null> {
  try {
    const profile = await send({ path: accountPaths.profile, locale: pageLocale() }, token);
    return readText(asObject(profile)?.email);
  } catch {
    asked = null;
    return null;
  }
}
