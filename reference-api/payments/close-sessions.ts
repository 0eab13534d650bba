import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Orm } from '../db/database.ts';
import { payment } from '../db/schema/payments.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Maximum number of pages per run. */
const maxPagesPerRun = 100;

/** Ends the unfinished payments of an order in the database; `closeSessions` closes their pages. Requires a transaction. */
export async function endPayments(tx: Orm, orderId: string): Promise<void> {
  await tx
    .update(payment)
    .set({ state: 'expired' })
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, ['starting', 'open'])));
}

/**
 * Closes the provider's pages of payments that have ended before their time: their orders are cancelled or expired, or have another
 * page. A page that cannot be closed is tried again in the next run, until it would have expired.
 */
export async function closeSessions(orm: Orm, provider: PaymentProvider, logger: Logger): Promise<void> {
  const pages = await orm
    .select({ id: payment.id, sessionId: payment.sessionId })
    .from(payment)
    .where(
      and(
        eq(payment.provider, provider.name),
        eq(payment.state, 'expired'),
        isNotNull(payment.sessionId),
        isNull(payment.closedAt),
        gt(payment.expiresAt, new Date()),
      ),
    )
    .limit(maxPagesPerRun);
  for (const { id, sessionId } of pages) {
    try {
      await provider.closeSession(sessionId ?? '');
      await orm.update(payment).set({ closedAt: new Date() }).where(eq(payment.id, id));
    } catch (error) {
      logger.warn({ err: error, payment: id }, 'a payment page could not be closed yet');
    }
  }
}
