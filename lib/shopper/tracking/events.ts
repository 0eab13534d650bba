import { toCurrencyUnits } from '../../../contract/currency.ts';
import { type MinorUnits, multiply } from '../../platform/money/money.ts';
import type { ClockReading } from '../../platform/shop-time/clock-reading.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import type { VitalsEvent } from './vitals.ts';

/** Product variant of an event (an item in GA4's terms). */
export interface TrackedItem {
  productId: Id;
  /** Id of the variant in feeds and structured data. */
  itemId: string;
  title: string;
  /** Unit price; null when unknown. */
  price: MinorUnits | null;
}

/** All tracked events with their own parameters. */
export type ShopEvent =
  | { type: 'page-view' }
  | { type: 'product-view'; item: TrackedItem }
  | { type: 'search'; text: string }
  /** `query` is that of the listing's URL, without `?`. */
  | { type: 'filter'; query: string }
  | { type: 'add-to-cart'; item: TrackedItem; quantity: number }
  | { type: 'remove-from-cart'; item: TrackedItem; quantity: number }
  /** `productId` is null when only the slug is known. */
  | { type: 'wishlist' | 'compare'; productId: Id | null; change: 'added' | 'removed' }
  | { type: 'initiate-checkout'; total: MinorUnits; currency: string; coupon?: string }
  | {
      type: 'purchase';
      orderId: Id;
      total: MinorUnits;
      currency: string;
      itemIds: string[];
      coupon?: string;
      /** Id of the event, under which the API may report the same purchase. Without one the event gets a new id. */
      eventId?: string | null;
    }
  | VitalsEvent;

/** Page on which an event happens. */
export interface EventPage {
  pageUrl: string;
  referrer: string;
}

/** An event with its page, and with the device's clocks at its time: the shop's time may not be known yet. */
export interface QueuedEvent extends EventPage {
  event: ShopEvent;
  at: ClockReading;
}

/** An event with its time and page. */
export interface TrackedEvent extends Omit<QueuedEvent, 'at'> {
  /** Epoch milliseconds of the shop's time. */
  at: number;
}

/** The fields of an event on the wire that depend on its type (contract/README.md "Tracking"). */
export interface EventFields {
  productId: Id | null;
  /** An amount in currency units, or a text. */
  value: number | string | null;
  orderId: Id | null;
  /** Further fields, which are sent as JSON text. */
  json: Record<string, unknown> | null;
}

const noFields: EventFields = { productId: null, value: null, orderId: null, json: null };

/** Returns the wire fields of an event. @param shopCurrency currency of product prices */
export function eventFields(event: ShopEvent, shopCurrency: string): EventFields {
  switch (event.type) {
    case 'page-view':
      return noFields;
    case 'product-view':
      return { ...noFields, productId: event.item.productId, value: unitsOf(event.item.price, shopCurrency) };
    case 'search':
      return { ...noFields, value: event.text };
    case 'filter':
      return { ...noFields, value: event.query };
    case 'add-to-cart':
    case 'remove-from-cart': {
      const { productId, itemId, price } = event.item;
      const value = unitsOf(price === null ? null : multiply(price, event.quantity), shopCurrency);
      return { ...noFields, productId, value, json: { itemId, quantity: event.quantity } };
    }
    case 'wishlist':
    case 'compare':
      return { ...noFields, productId: event.productId, value: event.change };
    case 'initiate-checkout':
      return { ...noFields, value: unitsOf(event.total, event.currency), json: orderFields(event) };
    case 'purchase':
      return {
        ...noFields,
        value: unitsOf(event.total, event.currency),
        orderId: event.orderId,
        json: orderFields(event),
      };
    case 'web-vitals':
      return { ...noFields, json: { page: event.page, language: event.language, ...event.vitals } };
  }
}

/** Returns currency and coupon of an order under the names of GA4's events. */
function orderFields({ currency, coupon }: { currency: string; coupon?: string }) {
  return { currency, ...(coupon !== undefined && { coupon }) };
}

function unitsOf(amount: MinorUnits | null, currency: string): number | null {
  return amount === null ? null : toCurrencyUnits(amount, currency);
}
