import { accountPaths } from '@/contract/paths';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import { readSignIn } from '@/lib/auth/wire/sign-in';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { Locale } from '@/lib/i18n/routing';
import { send } from '@/lib/upstream/send';
import { announce } from './announce.ts';
import { goToLogin } from './login-route.ts';
import { loadTokens, storeTokens } from './tokens.ts';

/** The upstream knows no such customer, or does not want this one; the message is its own. */
class SignInError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignInError';
  }
}

export interface NewCustomer {
  name: string;
  email: string;
  phoneNumber?: string;
  password: string;
}

/** Signs a customer in. @throws {SignInError} with the upstream's words */
export function signIn(values: { email: string; password: string }, locale: Locale): Promise<void> {
  return enter(accountPaths.login, values, locale);
}

/** Creates an account and signs in. @throws {SignInError} with the upstream's words */
export function register(values: NewCustomer, locale: Locale): Promise<void> {
  return enter(accountPaths.register, values, locale);
}

async function enter(path: string, body: unknown, locale: Locale): Promise<void> {
  const answer = readSignIn(await send({ method: 'POST', path, body, locale }, null));
  if (!answer.accepted) {
    // biome-ignore lint/suspicious/noConsole: specification section 8 has it logged
    console.info(answer.message);
    throw new SignInError(answer.message);
  }
  storeTokens(answer.tokens);
  await announce(answer.tokens.access);
}

/** Has a link to choose a new password sent; never tells whether the address belongs to anybody. */
export async function askForReset(email: string, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: accountPaths.forgotPassword, body: { email }, locale });
}

/** Sets a new password with the token of such a link. */
export async function resetPassword(
  values: { email: string; token: string; password: string },
  locale: Locale,
): Promise<void> {
  await callFromBrowser({ method: 'POST', path: accountPaths.resetPassword, body: values, locale });
}

/**
 * Signs out in every tab and goes to the login route (specification section 4). This tab's session ends with its document; the
 * upstream is told to end it, too, which nobody waits for.
 */
export function signOut(): void {
  const { access, refresh } = loadTokens();
  storeTokens({ access: null, refresh: null });
  if (refresh !== null) {
    const body = { refreshToken: refresh };
    const path = accountPaths.logout;
    // An upstream may have no such call.
    send({ method: 'POST', path, body, locale: pageLocale(), keepalive: true }, access).catch(() => {});
  }
  goToLogin({ andBack: false });
}
