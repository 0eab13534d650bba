import { toCurrencyUnits } from '../../contract/currency.ts';
import type { Orm } from '../db/database.ts';
import type { placedOrder } from '../db/schema/orders.ts';
import { purchaseDelivery } from '../db/schema/purchase-events.ts';
import { storeEvents } from '../tracking/store-events.ts';
import type { PurchaseProvider } from './purchase-provider.ts';

type Order = typeof placedOrder.$inferSelect;

/**
 * Stores the purchase of a paid order as a tracking event and for each provider. Does nothing without the consent that the order carries.
 * Requires the transaction that makes the order paid, so that neither exists without the other. The browser's own event has the same id
 * and is stored once.
 */
export async function recordPurchase(
  tx: Orm,
  order: Order,
  providers: readonly PurchaseProvider[],
  at: Date,
): Promise<void> {
  const { tracking, touchpoints, currency } = order;
  if (!tracking) return;
  const last = touchpoints?.last ?? touchpoints?.first;
  const purchaseEvent = {
    eventId: tracking.eventId,
    eventType: 'purchase',
    occurredAt: at.toISOString(),
    sessionId: order.sessionId,
    orderId: order.id,
    value: toCurrencyUnits(order.subtotalMinor - order.discountMinor + order.shippingMinor, currency),
    pageUrl: tracking.pageUrl,
    deviceType: tracking.deviceType,
    email: order.contact.email,
    json: { currency, ...(order.coupon !== null && { coupon: order.coupon }) },
    utmSource: last?.utm_source,
    utmMedium: last?.utm_medium,
    utmCampaign: last?.utm_campaign,
    utmContent: last?.utm_content,
    utmTerm: last?.utm_term,
    utmId: last?.utm_id,
    channel: last?.channel,
    clickIds: last?.clickIds,
    first: touchpoints?.first,
  };
  await storeEvents(tx, purchaseEvent, currency);
  if (providers.length === 0) return;
  await tx
    .insert(purchaseDelivery)
    .values(providers.map(({ name }) => ({ orderId: order.id, provider: name, purchasedAt: at, dueAt: at })))
    .onConflictDoNothing();
}
