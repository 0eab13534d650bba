import { z } from 'zod';
import { longestSlug } from '../wire/identifiers.ts';
import { storedTag, tagsClearedBy } from './cache-tags.ts';

/** When the sender wrote the message, where it says so. */
const sentAt = z.iso.datetime({ offset: true }).optional();

const Body = z.union([
  z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(200), sentAt }),
  z.object({
    event: z.enum(['product.updated', 'category.updated', 'feature.updated', 'home.updated']),
    slug: z.string().max(longestSlug).optional(),
    sentAt,
  }),
]);

/** What a webhook body asks for. */
export interface Revalidation {
  /** To be cleared, as the cache stores them. */
  tags: string[];
  /** Epoch milliseconds; null where the body does not say. */
  sentAt: number | null;
}

const longestWayMs = 10 * 60_000;

/** Whether `sentAt` is so far from now that the message may be a replay. */
export function isOutOfTime({ sentAt }: Revalidation, now: number): boolean {
  return sentAt !== null && Math.abs(now - sentAt) > longestWayMs;
}

/** What a webhook body asks for; null when it is nothing known. */
export function readRevalidation(body: string): Revalidation | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = Body.safeParse(json);
  if (!parsed.success) return null;
  const tags = 'tags' in parsed.data ? parsed.data.tags.map(storedTag) : tagsClearedBy(parsed.data);
  return { tags, sentAt: parsed.data.sentAt ? Date.parse(parsed.data.sentAt) : null };
}
