import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from './mailer.ts';

/** Path of the storefront's API proxy. */
const proxyPath = '/api/upstream';

/** Returns the URL under which the storefront's proxy forwards an API call; mail programs send their POST there. */
export function unsubscribeUrlOf(origin: string, path: string): string {
  return `${origin}${proxyPath}${path}`;
}

/** Creates the headers of one-click unsubscription (RFC 8058): mail programs show a button that sends a POST to the URL. */
export function unsubscribeHeaders(url: string): NonNullable<Mail['headers']> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Creates the signed token for a link in a mail.
 * @param payload text without dots that the token carries, such as an id
 */
export function createLinkToken(secret: string, payload: string): string {
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** Verifies a token of `createLinkToken` and returns its payload; undefined for an invalid token. */
export function verifyLinkToken(secret: string, token: string): string | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, payload));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? payload : undefined;
}

function signatureOf(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
