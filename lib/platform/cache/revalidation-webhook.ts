import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { maxSlugLength } from '../wire/identifiers.ts';
import { encodeTag, tagsInvalidatedBy } from './cache-tags.ts';

/** Time at which the sender wrote the message; optional. */
const sentAtSchema = z.iso.datetime({ offset: true }).optional();

const bodySchema = z.union([
  z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(200), sentAt: sentAtSchema }),
  z.object({
    event: z.enum(['product.updated', 'category.updated', 'feature.updated', 'home.updated']),
    slug: z.string().max(maxSlugLength).optional(),
    sentAt: sentAtSchema,
  }),
]);

/** Parsed body of the revalidation webhook (contract/README.md "Webhook"). */
export interface Revalidation {
  /** Tags to invalidate, in the encoded form that cached reads and pages have (`encodeTag`). */
  tags: string[];
  /** Epoch milliseconds; null when absent. */
  sentAt: number | null;
}

/** Accepted difference between `sentAt` and now, in both directions. */
const maxClockDifferenceMs = 10 * 60_000;

/** Returns by how many seconds the sender's clock is ahead of `now` (epoch milliseconds), 0 without `sentAt`. */
export function clockSkewOf({ sentAt }: Revalidation, now: number): number {
  return sentAt === null ? 0 : Math.round((sentAt - now) / 1000);
}

/** True when `sentAt` is so far from `now` (epoch milliseconds) that the message may be a replay. */
export function isOutsideTimeWindow({ sentAt }: Revalidation, now: number): boolean {
  return sentAt !== null && Math.abs(now - sentAt) > maxClockDifferenceMs;
}

/** Parses a webhook body with tags or a change event; null when it is neither. */
export function parseRevalidation(body: string): Revalidation | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = bodySchema.safeParse(json);
  if (!parsed.success) return null;
  const tags = 'tags' in parsed.data ? parsed.data.tags.map(encodeTag) : tagsInvalidatedBy(parsed.data);
  return { tags, sentAt: parsed.data.sentAt ? Date.parse(parsed.data.sentAt) : null };
}

/** True when a signature header is `sha256=` and the hexadecimal HMAC of the body; false without the header. */
export function hasValidSignature(body: string, header: string | null, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const actual = Buffer.from(header ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
