import { and, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { stockAlert } from '../db/schema/stock-alerts.ts';

const dayMs = 24 * 3600 * 1000;
const unconfirmedDays = 2;
const confirmedDays = 365;
const finishedDays = 30;

/** Deletes alerts after 2 days unconfirmed, a year confirmed, or 30 days sent or ended. */
export async function deleteOldAlerts(orm: Orm, now: Date): Promise<void> {
  const isOlder = (days: number, state: SQL) =>
    and(state, lt(stockAlert.changedAt, new Date(now.getTime() - days * dayMs)));
  await orm
    .delete(stockAlert)
    .where(
      or(
        isOlder(unconfirmedDays, eq(stockAlert.state, 'pending')),
        isOlder(confirmedDays, eq(stockAlert.state, 'confirmed')),
        isOlder(finishedDays, inArray(stockAlert.state, ['sent', 'ended'])),
      ),
    );
}

/** Deletes all alerts to an e-mail address; returns their number. */
export async function deleteAlertsTo(orm: Orm, email: string): Promise<number> {
  const deleted = await orm
    .delete(stockAlert)
    .where(eq(stockAlert.email, email.trim().toLowerCase()))
    .returning({ id: stockAlert.id });
  return deleted.length;
}
