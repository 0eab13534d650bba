import type { change } from '../db/schema/change.ts';
import { groupBy } from '../queries/group-by.ts';

type ChangeRow = Pick<typeof change.$inferSelect, 'id' | 'event' | 'slug'>;

/** Body of a webhook request and the ids of the `change` rows it covers. */
export interface WebhookMessage {
  body: { event: string; slug?: string } | { tags: string[] };
  ids: number[];
}

/** Event recorded by the database triggers when only the stock of a product changed. */
const stockMoved = 'stock.moved';
const productUpdated = 'product.updated';

/**
 * Combines changes into messages: one for each distinct event and slug, and one for all products of which only the stock
 * changed. The latter carries cache tags, because an event would invalidate listings, too.
 */
export function buildWebhookMessages(rows: ChangeRow[]): WebhookMessage[] {
  const updatedSlugs = new Set(rows.flatMap(({ event, slug }) => (event === productUpdated ? [slug] : [])));
  // A change of the stock counts as an update when the product was updated, too, so that it needs no message of its own.
  const effectiveEventOf = ({ event, slug }: ChangeRow) =>
    event === stockMoved && updatedSlugs.has(slug) ? productUpdated : event;
  const groups = groupBy(rows, (row) =>
    effectiveEventOf(row) === stockMoved ? stockMoved : `${effectiveEventOf(row)} ${row.slug}`,
  );
  return [...groups.values()].flatMap((group): WebhookMessage[] => {
    const [first] = group;
    if (!first) return [];
    const ids = group.map(({ id }) => id);
    if (effectiveEventOf(first) !== stockMoved)
      return [{ body: { event: effectiveEventOf(first), slug: first.slug ?? undefined }, ids }];
    return [{ body: { tags: [...new Set(group.map(({ slug }) => `product:${slug}`))] }, ids }];
  });
}
