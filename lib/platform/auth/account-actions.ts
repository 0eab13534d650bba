import { accountPaths } from '@/contract/paths';
import { normalizeText } from '@/contract/typed-text';
import { callFromBrowser } from '@/lib/platform/auth/call-from-browser';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { Locale } from '@/lib/platform/i18n/routing';
import { sendCall, withFailureLog } from '@/lib/platform/upstream/browser-call';
import { CallError } from '@/lib/platform/upstream/call-error';
import { logLine } from '../browser-storage/console-log.ts';
import { MessageError } from '../forms/message-error.ts';
import { omitEmptyFields } from '../forms/omit-empty-fields.ts';
import { readClaimsOrNull } from './claims.ts';
import { forgetEndedSession } from './ended-session.ts';
import { redirectToLogin } from './login-path.ts';
import { setSessionFromToken } from './session-from-token.ts';
import { readSignIn } from './sign-in-response.ts';
import { loadTokens, storeTokens } from './tokens.ts';

/** The API rejected the credentials or the registration; `message` is the text that the API sent, '' without one. */
class SignInError extends MessageError {
  override name = 'SignInError';
}

export interface NewCustomer {
  name: string;
  email: string;
  phoneNumber?: string;
  password: string;
}

/**
 * Signs a customer in.
 * @throws {SignInError} with the API's message
 * @throws {CallError} when the call fails or the API issues an unreadable token
 */
export function signIn(credentials: { email: string; password: string }, locale: Locale): Promise<void> {
  return postCredentials(accountPaths.login, credentials, locale);
}

/** Creates an account and signs in. Throws as `signIn`. */
export function register(customer: NewCustomer, locale: Locale): Promise<void> {
  return postCredentials(accountPaths.register, omitEmptyFields(customer), locale);
}

async function postCredentials(path: string, body: unknown, locale: Locale): Promise<void> {
  const call = { method: 'POST', path, body, locale } as const;
  const noToken = null;
  const signInResult = readSignIn(await withFailureLog(call, () => sendCall(call, noToken)));
  if (!signInResult.accepted) {
    // The API's message may be personal.
    logLine(`POST ${path} was rejected`, 'info');
    throw new SignInError(signInResult.message);
  }
  // An unreadable token signs nobody in, so it is neither stored nor announced; it counts as a bad gateway.
  if (readClaimsOrNull(signInResult.tokens.access) === null) throw new CallError(502);
  storeTokens(signInResult.tokens);
  await setSessionFromToken(signInResult.tokens.access);
}

/** Requests an e-mail with a link to reset the password. Succeeds for unknown addresses, too. Throws as `callFromBrowser`. */
export async function requestPasswordReset(email: string, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: accountPaths.forgotPassword, body: { email }, locale });
}

/** Sets a new password with the token of the reset link. Throws as `callFromBrowser`. */
export async function resetPassword(
  passwordReset: { email: string; token: string; password: string },
  locale: Locale,
): Promise<void> {
  // Mail programs may add spaces or invisible characters to a link.
  const body = { ...passwordReset, token: normalizeText(passwordReset.token) };
  await callFromBrowser({ method: 'POST', path: accountPaths.resetPassword, body, locale });
}

/**
 * Signs out in every tab and loads the login page (docs/behaviour.md §4.1). Also sends the API a call to end the
 * session, without waiting for the response.
 */
export function signOut(): void {
  const { access, refresh } = loadTokens();
  forgetEndedSession();
  storeTokens({ access: null, refresh: null });
  if (refresh !== null) {
    const body = { refreshToken: refresh };
    const path = accountPaths.logout;
    // A failure does no harm: the API may lack this call.
    sendCall({ method: 'POST', path, body, locale: pageLocale(), keepalive: true }, access).catch(() => {});
  }
  redirectToLogin({ returnHere: false });
}
