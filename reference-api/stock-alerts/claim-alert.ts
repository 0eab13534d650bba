import { eq, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { stockAlert } from '../db/schema/stock-alerts.ts';

const maxAttempts = 8;

/** Row of an alert whose mail is due. */
export type ClaimedAlert = typeof stockAlert.$inferSelect;

/**
 * Claims the oldest alert whose mail is due: its confirmation is unsent and no older alert of the address waits for one, or its variant
 * is in stock again. The claim lasts
 * 15 minutes, which is longer than a mail server may take, and twice as long after each failed attempt. Returns undefined
 * when no mail is due.
 */
export async function claimAlert(orm: Orm): Promise<ClaimedAlert | undefined> {
  const [claimed] = await queryRows<{ id: string }>(
    orm,
    sql`
      UPDATE stock_alert SET claimed_at = now(), attempts = attempts + 1
      WHERE id = (
        SELECT alert.id FROM stock_alert AS alert JOIN variant ON variant.id = alert.variant_id
        WHERE ((alert.state = 'pending' AND alert.confirmation_sent_at IS NULL AND NOT EXISTS (
            SELECT FROM stock_alert AS older WHERE older.email = alert.email AND older.state = 'pending'
              AND (older.created_at, older.id) < (alert.created_at, alert.id))) OR (alert.state = 'confirmed' AND variant.quantity > 0))
          AND alert.attempts < ${maxAttempts}
          AND (alert.claimed_at IS NULL OR alert.claimed_at < now() - interval '15 minutes' * power(2, alert.attempts - 1))
        ORDER BY alert.created_at LIMIT 1 FOR UPDATE OF alert SKIP LOCKED
      )
      RETURNING id`,
  );
  if (!claimed) return undefined;
  const [row] = await orm.select().from(stockAlert).where(eq(stockAlert.id, claimed.id));
  return row;
}

/** Records that the mail of a claimed alert was sent. An alert that was confirmed or ended meanwhile keeps that state. */
export async function markAsSent(orm: Orm, { id, state }: ClaimedAlert): Promise<void> {
  await orm
    .update(stockAlert)
    .set(
      state === 'pending'
        ? {
            confirmationSentAt: new Date(),
            claimedAt: sql`CASE WHEN state = 'pending' THEN NULL ELSE claimed_at END`,
            attempts: sql`CASE WHEN state = 'pending' THEN 0 ELSE attempts END`,
          }
        : {
            state: sql`CASE WHEN state = 'confirmed' THEN 'sent' ELSE state END`,
            changedAt: new Date(),
            claimedAt: null,
          },
    )
    .where(eq(stockAlert.id, id));
}
