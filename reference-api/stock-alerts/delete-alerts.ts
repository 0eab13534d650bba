import { and, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { stockAlert } from '../db/schema/stock-alerts.ts';

const dayMs = 24 * 3600 * 1000;
const unconfirmedDays = 2;
const confirmedDays = 365;
const finishedDays = 30;

/** Deletes alerts that have been unconfirmed for 2 days, confirmed for a year, or sent or ended for 30 days. */
export async function deleteOldAlerts(orm: Orm, now: Date): Promise<void> {
  const isInStateFor = (days: number, state: SQL) =>
    and(state, lt(stockAlert.changedAt, new Date(now.getTime() - days * dayMs)));
  await orm
    .delete(stockAlert)
    .where(
      or(
        isInStateFor(unconfirmedDays, eq(stockAlert.state, 'pending')),
        isInStateFor(confirmedDays, eq(stockAlert.state, 'confirmed')),
        isInStateFor(finishedDays, inArray(stockAlert.state, ['sent', 'ended'])),
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
