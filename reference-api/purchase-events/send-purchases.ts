import { and, asc, eq, sql } from 'drizzle-orm';
import { toCurrencyUnits } from '../../contract/currency.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { purchaseDelivery } from '../db/schema/purchase-events.ts';
import type { Services } from '../services.ts';
import type { Purchase, PurchaseProvider } from './purchase-provider.ts';

const intervalMs = 2000;
const timeoutMs = 10_000;
/** The last attempt is about 17 hours after the first: providers take events of up to three days. */
const maxAttempts = 11;
/** Maximum length of item ids at Google and Meta. */
const maxItemIdLength = 50;

type Dependencies = Pick<Services, 'orm' | 'logger' | 'purchaseProviders'>;

/**
 * Sends recorded purchases every two seconds; several processes may do so at once. A crash repeats an event at most, under the same id,
 * which providers count once. Returns a function that stops the sending.
 */
export function startPurchaseEvents(services: Dependencies): () => Promise<void> {
  if (services.purchaseProviders.length === 0) return async () => {};
  let isStopped = false;
  let running: Promise<void> | undefined;
  const sendAll = async () => {
    while (!isStopped && (await sendNext(services)));
  };
  const timer = setInterval(() => {
    running ??= sendAll()
      .catch((error) => services.logger.error({ err: error }, 'purchases could not be sent'))
      .finally(() => {
        running = undefined;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}

/** Sends the next purchase that is due; returns false when there is none. */
async function sendNext({ orm, logger, purchaseProviders }: Dependencies): Promise<boolean> {
  const claimed = await claimDelivery(orm, purchaseProviders);
  if (!claimed) return false;
  const { orderId, providerName, attempts } = claimed;
  const provider = purchaseProviders.find(({ name }) => name === providerName);
  const purchase = provider && (await loadPurchase(orm, orderId, claimed.purchasedAt));
  if (!purchase) return true;
  const result = await send(provider, purchase);
  if (result === 'sent') await end(orm, claimed, new Date());
  else {
    const isLast = result === 'rejected' || attempts >= maxAttempts;
    // Neither URL nor body, which contain a secret and data of the visitor.
    const logged = { order: purchase.orderNumber, provider: providerName, attempts, result };
    if (isLast) logger.error(logged, 'a purchase could not be sent and is given up');
    else logger.warn(logged, 'a purchase could not be sent and is tried again');
    if (isLast) await end(orm, claimed, null);
  }
  return true;
}

/** Claims the oldest delivery that is due. It is due again after a minute, and twice as long after each attempt. */
async function claimDelivery(orm: Orm, providers: readonly PurchaseProvider[]) {
  const now = new Date().toISOString();
  const names = sql.join(
    providers.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const [claimed] = await queryRows<{
    orderId: string;
    providerName: string;
    attempts: number;
    purchasedMs: number;
  }>(
    orm,
    sql`UPDATE purchase_delivery AS delivery
      SET attempts = attempts + 1, due_at = ${now}::timestamptz + interval '1 minute' * power(2, attempts)
      WHERE (order_id, provider) = (
        SELECT order_id, provider FROM purchase_delivery WHERE due_at <= ${now}::timestamptz AND provider IN (${names})
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING order_id AS "orderId", provider AS "providerName", attempts,
        (extract(epoch FROM purchased_at) * 1000)::float8 AS "purchasedMs"`,
  );
  return claimed && { ...claimed, purchasedAt: new Date(claimed.purchasedMs) };
}

async function send(
  { request }: PurchaseProvider,
  purchase: Purchase,
): Promise<'sent' | 'rejected' | 'unavailable'> {
  const { url, body } = request(purchase);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    const mayBeTaken = response.status >= 500 || response.status === 408 || response.status === 429;
    return mayBeTaken ? 'unavailable' : 'rejected';
  } catch {
    return 'unavailable';
  }
}

async function end(
  orm: Orm,
  { orderId, providerName }: { orderId: string; providerName: string },
  sentAt: Date | null,
): Promise<void> {
  await orm
    .update(purchaseDelivery)
    .set({ dueAt: null, sentAt })
    .where(and(eq(purchaseDelivery.orderId, orderId), eq(purchaseDelivery.provider, providerName)));
}

async function loadPurchase(orm: Orm, orderId: string, at: Date): Promise<Purchase | undefined> {
  const [order] = await orm.select().from(placedOrder).where(eq(placedOrder.id, orderId));
  if (!order?.tracking) return undefined;
  const lines = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  const { tracking, touchpoints, currency } = order;
  const [last, first] = [touchpoints?.last, touchpoints?.first];
  const clicked = [last, first].find((touchpoint) => touchpoint?.clickIds?.fbclid);
  const units = (amount: number) => toCurrencyUnits(amount, currency);
  return {
    eventId: tracking.eventId,
    orderNumber: order.number,
    at,
    value: units(order.subtotalMinor - order.discountMinor + order.shippingMinor),
    currency,
    coupon: order.coupon,
    items: lines.map(({ sku, productId, variantId, titleEn, quantity, priceMinor }) => ({
      // The same id as in feeds and in the events of the browser.
      id: sku.length <= maxItemIdLength ? sku : `${productId}-${variantId}`,
      title: titleEn,
      quantity,
      price: units(priceMinor),
    })),
    sessionId: order.sessionId,
    userAgent: tracking.userAgent ?? null,
    pageUrl: tracking.pageUrl ?? null,
    metaClick: clicked?.clickIds?.fbclid
      ? {
          id: clicked.clickIds.fbclid,
          at: clicked.occurredAt ? new Date(clicked.occurredAt) : order.createdAt,
        }
      : null,
  };
}
