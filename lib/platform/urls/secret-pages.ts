/** Matches the paths of all pages that mails lead to with a secret in their query, in every language; the only list of them. */
export const secretPagePattern = /\/(?:auth\/reset-password|pages\/alerts)\/?$/;

/** Query parameters of these pages that are secret, or identify the recipient of the mail. */
export const secretParameters = ['token', 'email'];
