import type { change } from '../db/schema/change.ts';
import { groupBy } from '../queries/group-by.ts';

type Row = Pick<typeof change.$inferSelect, 'id' | 'event' | 'slug'>;

/** What the webhook is told at once, and the rows of `change` that it stands for. */
export interface Message {
  body: { event: string; slug?: string } | { tags: string[] };
  ids: number[];
}

/** The event of the triggers for a product of which only the stock has changed. */
const stockMoved = 'stock.moved';
const productUpdated = 'product.updated';

/**
 * What to tell of changes: each event once however often it happened. Of products whose stock only moved the tags of their own
 * are told, all in one message; lists that they stand in stay as they are.
 */
export function messagesOf(rows: Row[]): Message[] {
  const updated = new Set(rows.flatMap(({ event, slug }) => (event === productUpdated ? [slug] : [])));
  const eventOf = ({ event, slug }: Row) =>
    event === stockMoved && updated.has(slug) ? productUpdated : event;
  const groups = groupBy(rows, (row) =>
    eventOf(row) === stockMoved ? stockMoved : `${eventOf(row)} ${row.slug}`,
  );
  return [...groups.values()].flatMap((same): Message[] => {
    const [first] = same;
    if (!first) return [];
    const ids = same.map(({ id }) => id);
    if (eventOf(first) !== stockMoved)
      return [{ body: { event: eventOf(first), slug: first.slug ?? undefined }, ids }];
    return [{ body: { tags: [...new Set(same.map(({ slug }) => `product:${slug}`))] }, ids }];
  });
}
