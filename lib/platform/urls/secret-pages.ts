/** Matches the paths of all pages that mails lead to with a secret in their query, in every language; the only list of them. */
export const secretPagePattern = /\/(?:auth\/reset-password|pages\/alerts)\/?$/;

/** Query parameters of these pages that are secret, or name the person whom the mail was sent to. */
export const secretParameters = ['token', 'email'];
