import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `header` is `sha256=` and the hex HMAC of the body (contract.md, `POST /api/revalidate`). */
export function isSigned(body: string, header: string | null, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
