import type { Locale } from '../i18n/routing.ts';
import type { Minor } from '../money/money.ts';
import type { Id } from '../wire/identifiers.ts';
import type { Vitals } from './vitals.ts';

/** A variant that an event is about. */
export interface TrackedItem {
  productId: Id;
  /** Id under which feeds and structured data know the variant. */
  itemId: string;
  title: string;
  /** Price of one piece. */
  price: Minor | null;
}

/** Everything that is tracked, and what each kind says besides where and when it happened. */
export type ShopEvent =
  | { type: 'page-view' }
  | { type: 'product-view'; item: TrackedItem }
  | { type: 'search'; text: string }
  | { type: 'filter'; query: string }
  | { type: 'add-to-cart'; item: TrackedItem; quantity: number }
  | { type: 'remove-from-cart'; item: TrackedItem; quantity: number }
  | { type: 'wishlist' | 'compare'; productId: Id | null; change: 'added' | 'removed' }
  | { type: 'initiate-checkout'; total: Minor; currency: string }
  | { type: 'purchase'; orderId: Id; total: Minor; currency: string; itemIds: string[] }
  | { type: 'web-vitals'; page: string; language: Locale; vitals: Vitals };

/** An event with where and when it happened. */
export interface TrackedEvent {
  event: ShopEvent;
  /** Epoch milliseconds. */
  at: number;
  pageUrl: string;
  referrer: string;
}

/** What an event says in the fields of a tracking event that depend on its kind (specification section 3). */
export interface EventFields {
  productId: Id | null;
  value: number | string | null;
  orderId: Id | null;
  json: Record<string, unknown> | null;
}

const nothing: EventFields = { productId: null, value: null, orderId: null, json: null };

/** The one table of what each kind of event sends. Amounts are in units of the currency. */
export function fieldsOfEvent(event: ShopEvent): EventFields {
  switch (event.type) {
    case 'page-view':
      return nothing;
    case 'product-view':
      return { ...nothing, productId: event.item.productId, value: units(event.item.price) };
    case 'search':
      return { ...nothing, value: event.text };
    case 'filter':
      return { ...nothing, value: event.query };
    case 'add-to-cart':
    case 'remove-from-cart': {
      const { productId, itemId, price } = event.item;
      const value = price === null ? null : (price * event.quantity) / 100;
      return { ...nothing, productId, value, json: { itemId, quantity: event.quantity } };
    }
    case 'wishlist':
    case 'compare':
      return { ...nothing, productId: event.productId, value: event.change };
    case 'initiate-checkout':
      return { ...nothing, value: units(event.total), json: { currency: event.currency } };
    case 'purchase':
      return {
        ...nothing,
        value: units(event.total),
        orderId: event.orderId,
        json: { currency: event.currency },
      };
    case 'web-vitals':
      return { ...nothing, json: { page: event.page, language: event.language, ...event.vitals } };
  }
}

function units(amount: Minor | null): number | null {
  return amount === null ? null : amount / 100;
}
