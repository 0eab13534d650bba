import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from './mailer.ts';

/** The storefront's path of browser calls. */
const proxyPath = '/api/upstream';

/** Returns the URL to which a mail program posts: a call of the API through the shop at an origin. */
export function unsubscribeUrlOf(origin: string, path: string): string {
  return `${origin}${proxyPath}${path}`;
}

/** Creates the headers for which mail programs show a button that ends such mails with one POST (RFC 8058). */
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

/** Returns the subject of a token; undefined for an invalid token. */
export function subjectOf(secret: string, token: string): string | undefined {
  const [subject = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, subject));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? subject : undefined;
}

function signatureOf(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url');
}
