import { alertsPath, paths } from './paths.ts';

/** Pages that mails lead to with a secret in their query; the only list of them. */
export const secretPages = [paths.resetPassword, alertsPath];

/** Query parameters of these pages that are secret, or name the person whom the mail was sent to. */
export const secretParameters = ['token', 'email'];

/** Matches the path of a secret page in every language. */
export const secretPagePattern = new RegExp(`^(?:/[a-z]{2})?(?:${secretPages.join('|')})/?$`);
