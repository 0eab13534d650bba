import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from './mailer.ts';

/** Path of the storefront's API proxy. */
const proxyPath = '/api/upstream';

/** Returns the URL of an API call through the storefront's proxy, to which mail programs send their POST. */
export function unsubscribeUrlOf(origin: string, path: string): string {
  return `${origin}${proxyPath}${path}`;
}

/** Creates the headers of one-click unsubscription (RFC 8058): mail programs show a button that sends a POST to the URL. */
export function unsubscribeHeaders(url: string): NonNullable<Mail['headers']> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Creates the signed token for a link in a mail.
 * @param subject without dots, such as an id
 */
export function signSubject(secret: string, subject: string): string {
  return `${subject}.${signatureOf(secret, subject)}`;
}

/** Verifies a token and returns its subject; undefined for an invalid token. */
export function verifiedSubjectOf(secret: string, token: string): string | undefined {
  const [subject = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, subject));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? subject : undefined;
}

function signatureOf(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url');
}
