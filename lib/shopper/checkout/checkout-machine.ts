import type { CheckoutOrder } from './checkout-storage.ts';

/** Where the order of the cart stands. */
export type OrderStep =
  /** The buyer fills in the form. */
  | 'editing'
  /** Prices, stock and coupon are read again. */
  | 'checking'
  /** Prices, stock or coupon differ from what the buyer saw. Nothing is ordered until the buyer accepts the changes and submits again. */
  | 'changed'
  /** The order is on its way to the API. */
  | 'sending'
  /** The API has not answered. Submitting again sends the same order under the same key. */
  | 'unconfirmed'
  /** Nothing was ordered, for a reason that the form shows. */
  | 'failed'
  /** The thank-you page follows. */
  | 'placed'
  /** The payment page follows. */
  | 'paying'
  /** Another tab has ordered this cart. */
  | 'placed-elsewhere';

/**
 * Where the notice about an unconfirmed order stands once there is such an order; without one, no notice is shown in any of these steps. The
 * notice has a button that resends the order.
 */
export type NoticeStep =
  /** Shown only while the cart is empty. As long as the cart has lines, the form resends the order that it has sent. */
  | 'when-empty'
  /** Shown above the form, because the order was unconfirmed when the page opened. */
  | 'shown'
  /** Shown above the form, and its button is busy. */
  | 'resending'
  /** Shown only while the cart is empty, and its button is busy. */
  | 'resending-when-empty';

export type CheckoutEvent =
  /** The buyer submits a valid form. */
  | { type: 'submit' }
  /** All is as the buyer saw it. */
  | { type: 'checked' }
  /** The shop, or the API (409 with changes), has other prices, stock or delivery than the buyer saw. */
  | { type: 'changed' }
  | { type: 'failed' }
  /** No response has arrived. */
  | { type: 'lost' }
  | { type: 'placed' }
  /** A placed order has a payment page. */
  | { type: 'pay' }
  | { type: 'placed-elsewhere'; order: CheckoutOrder }
  /** The order of the form differs from the unconfirmed one, which is discarded. */
  | { type: 'discarded' }
  | { type: 'resend' }
  /** `text` is the message for the buyer. */
  | { type: 'resend-failed'; text: string }
  /** There is nothing left to resend. `text` is the message of the API's rejection; null without one. */
  | { type: 'resend-ended'; text: string | null };

type EventType = CheckoutEvent['type'];

/**
 * Next step of the order by step and event. An event that a step does not list changes nothing. Outside `sending`, `placed`
 * comes from the notice, which has resent an order.
 */
const orderTable: Record<OrderStep, Partial<Record<EventType, OrderStep>>> = {
  editing: { submit: 'checking', placed: 'placed' },
  checking: {
    checked: 'sending',
    changed: 'changed',
    failed: 'failed',
    'placed-elsewhere': 'placed-elsewhere',
    placed: 'placed',
  },
  changed: { submit: 'checking', placed: 'placed' },
  sending: { placed: 'placed', changed: 'changed', failed: 'failed', lost: 'unconfirmed' },
  unconfirmed: { submit: 'checking', placed: 'placed' },
  failed: { submit: 'checking', placed: 'placed' },
  placed: { pay: 'paying' },
  paying: {},
  'placed-elsewhere': { placed: 'placed' },
};

/** Next step of the notice by step and event. An event that a step does not list changes nothing. */
const noticeTable: Record<NoticeStep, Partial<Record<EventType, NoticeStep>>> = {
  'when-empty': { resend: 'resending-when-empty' },
  shown: { resend: 'resending', discarded: 'when-empty' },
  resending: {
    'resend-failed': 'shown',
    'resend-ended': 'when-empty',
    discarded: 'resending-when-empty',
  },
  'resending-when-empty': { 'resend-failed': 'when-empty', 'resend-ended': 'when-empty' },
};

export interface CheckoutState {
  orderStep: OrderStep;
  noticeStep: NoticeStep;
  /** Order that another tab has placed for this cart; null until one is found. */
  otherOrder: CheckoutOrder | null;
  /** Message about a failed resend that can be tried again; null without one. */
  resendFailure: string | null;
  /** Message of the API that rejected the resent order; null without one. */
  resendRejection: string | null;
}

/** Returns the state of a page that has just opened. @param hasUnconfirmedOrder true when an earlier order got no response */
export function initialCheckout(hasUnconfirmedOrder: boolean): CheckoutState {
  return {
    orderStep: 'editing',
    noticeStep: hasUnconfirmedOrder ? 'shown' : 'when-empty',
    otherOrder: null,
    resendFailure: null,
    resendRejection: null,
  };
}

/** Reducer of the checkout (docs/cart-and-orders.md#orders). */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const nextState = {
    ...state,
    orderStep: orderTable[state.orderStep][event.type] ?? state.orderStep,
    noticeStep: noticeTable[state.noticeStep][event.type] ?? state.noticeStep,
  };
  switch (event.type) {
    case 'placed-elsewhere':
      return { ...nextState, otherOrder: event.order };
    case 'resend':
      return { ...nextState, resendFailure: null };
    case 'resend-failed':
      return { ...nextState, resendFailure: event.text };
    case 'resend-ended':
      return { ...nextState, resendRejection: event.text };
    default:
      return nextState;
  }
}

/** True while the form's button is busy. */
export function isPlacing({ orderStep }: CheckoutState): boolean {
  return orderStep === 'checking' || orderStep === 'sending';
}

/** True once this tab has ordered: the number of the order is shown until another page has loaded. */
export function isOrdered({ orderStep }: CheckoutState): boolean {
  return orderStep === 'placed' || orderStep === 'paying';
}

/** True while the notice's button is busy. */
export function isResending({ noticeStep }: CheckoutState): boolean {
  return noticeStep === 'resending' || noticeStep === 'resending-when-empty';
}

/** Returns whether the notice is shown, provided that an order is still unconfirmed. @param isEmpty true when the cart is empty */
export function showsNotice({ noticeStep }: CheckoutState, isEmpty: boolean): boolean {
  return isEmpty || noticeStep === 'shown' || noticeStep === 'resending';
}
