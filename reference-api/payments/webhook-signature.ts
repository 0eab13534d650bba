import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between the time of a signature and the clock of this server, in both directions. */
const toleranceSeconds = 300;

/** Returns the signature header of a webhook in Stripe's format: `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmacOf(seconds, body, secret).toString('hex')}`;
}

/** Returns true when one of the signatures in a header is valid and recent. */
export function isSignatureValid(
  header: string | undefined,
  { body, secret, now }: { body: string; secret: string; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const seconds = Number(parts.find((part) => part.startsWith('t='))?.slice(2) || Number.NaN);
  if (!Number.isInteger(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  const expected = hmacOf(seconds, body, secret);
  return parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice(3), 'hex'))
    .some((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
}

function hmacOf(seconds: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
