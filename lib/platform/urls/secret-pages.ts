/** Matches the paths, in every language, of all pages to which mails link with a secret in the query; the only list of them. */
export const secretPagePattern = /\/(?:auth\/reset-password|pages\/alerts)\/?$/;

/** Query parameters of secret pages whose value is secret, or identifies the recipient of the mail. */
export const secretParameters = ['token', 'email'];
