import { z } from 'zod';
import { storedTag, tagsClearedBy } from './cache-tags.ts';

const Body = z.union([
  z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(200) }),
  z.object({
    event: z.enum(['product.updated', 'category.updated', 'feature.updated', 'home.updated']),
    slug: z.string().max(200).optional(),
  }),
]);

/** Tags, as the cache stores them, that a webhook body asks to clear; null when the body asks for nothing known. */
export function readRevalidation(body: string): string[] | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = Body.safeParse(json);
  if (!parsed.success) return null;
  return 'tags' in parsed.data ? parsed.data.tags.map(storedTag) : tagsClearedBy(parsed.data);
}
