import {
  type CheckoutEvent,
  type CheckoutState,
  initialCheckout,
  isOrdered,
  isPlacing,
  isResending,
  nextCheckout,
  showsNotice,
} from './checkout-machine.ts';

const otherOrder = {
  id: 7,
  number: 'RD-7',
  email: 'salma@shop.example',
  isHeld: false,
  payment: 'card',
  shipping: null,
} as const;

/** All events, by name. */
const events = {
  submit: { type: 'submit' },
  checked: { type: 'checked' },
  changed: { type: 'changed' },
  failed: { type: 'failed' },
  lost: { type: 'lost' },
  placed: { type: 'placed' },
  pay: { type: 'pay' },
  elsewhere: { type: 'placed-elsewhere', order: otherOrder },
  discarded: { type: 'discarded' },
  resend: { type: 'resend' },
  resendFailed: { type: 'resend-failed', text: 'No network' },
  rejected: { type: 'resend-ended', text: 'Sold out' },
  nothingToResend: { type: 'resend-ended', text: null },
} as const satisfies Record<string, CheckoutEvent>;
type EventName = keyof typeof events;

/** State after events, whose names are separated by spaces. `isInterrupted`: an order was unconfirmed when the page opened. */
function stateAfter(names: string, isInterrupted = false): CheckoutState {
  const sequence = names.split(' ').filter(Boolean) as EventName[];
  return sequence.map((name) => events[name]).reduce(nextCheckout, initialCheckout(isInterrupted));
}

describe('the order of the checkout', () => {
  test.each([
    ['', 'editing'],
    ['submit', 'checking'],
    ['submit checked', 'sending'],
    ['submit checked placed', 'placed'],
    ['submit checked placed pay', 'paying'],
    ['submit changed', 'changed'],
    ['submit changed submit checked placed', 'placed'],
    ['submit checked changed', 'changed'],
    ['submit checked changed submit checked placed pay', 'paying'],
    ['submit failed', 'failed'],
    ['submit checked failed', 'failed'],
    ['submit failed submit', 'checking'],
    ['submit checked lost', 'unconfirmed'],
    ['submit checked lost submit checked placed', 'placed'],
    ['submit checked lost resend placed', 'placed'],
    ['submit elsewhere', 'placed-elsewhere'],
    ['resend placed', 'placed'],
    ['resend submit placed elsewhere', 'placed'],
  ])('after "%s" is %s', (names, step) => {
    expect(stateAfter(names).orderStep).toBe(step);
  });

  test.each(['submit changed', 'submit checked changed', 'submit checked lost', 'submit checked failed'])(
    'keeps its outcome after "%s" when the failure is reported again',
    (names) => expect(stateAfter(`${names} failed`)).toEqual(stateAfter(names)),
  );

  test.each(['placed', 'placed pay'])('is placed once: nothing follows "%s" but the payment', (names) => {
    const placed = stateAfter(`submit checked ${names}`);
    for (const [name, event] of Object.entries(events)) {
      if (name === 'pay') continue;
      expect([name, nextCheckout(placed, event).orderStep]).toEqual([name, placed.orderStep]);
    }
  });

  test('is sent only after it was checked', () => {
    for (const names of ['', 'submit changed', 'submit failed', 'submit checked lost', 'submit elsewhere'])
      expect(isPlacing(stateAfter(`${names} checked`))).toBe(false);
  });

  test('is busy while it is checked and sent', () => {
    expect(
      ['', 'submit', 'submit checked', 'submit changed'].map((names) => isPlacing(stateAfter(names))),
    ).toEqual([false, true, true, false]);
  });

  test('is ordered once placed, also on the way to payment', () => {
    const all = ['submit checked', 'submit checked placed', 'submit checked placed pay', 'submit elsewhere'];
    expect(all.map((names) => isOrdered(stateAfter(names)))).toEqual([false, true, true, false]);
  });

  test('of another tab is known once it was found', () => {
    expect(stateAfter('submit').otherOrder).toBeNull();
    expect(stateAfter('submit elsewhere').otherOrder).toEqual(otherOrder);
  });
});

describe('the notice about an unconfirmed order', () => {
  test.each([
    ['', true],
    ['submit checked lost', true],
    ['submit discarded failed', false],
    ['resend', true],
    ['resend resendFailed', true],
    ['resend rejected', false],
    ['resend nothingToResend', false],
    ['resend discarded', false],
    ['resend discarded resendFailed', false],
  ])('of an order from before, after "%s", is above the form: %s', (names, isShown) => {
    expect(showsNotice(stateAfter(names, true), false)).toBe(isShown);
  });

  test.each(['', 'submit checked lost', 'resend', 'resend resendFailed', 'resend rejected'])(
    'shows for an order of the form only without lines: "%s"',
    (names) => {
      const state = stateAfter(names);
      expect([showsNotice(state, false), showsNotice(state, true)]).toEqual([false, true]);
    },
  );

  test('is busy from the press until the outcome', () => {
    for (const isInterrupted of [true, false]) {
      const isBusyAfter = (names: string) => isResending(stateAfter(names, isInterrupted));
      expect(['', 'resend', 'resend discarded'].map(isBusyAfter)).toEqual([false, true, true]);
      for (const outcome of ['resendFailed', 'rejected', 'nothingToResend'])
        expect(isBusyAfter(`resend ${outcome}`)).toBe(false);
    }
  });

  test('says why resending failed until it is tried again', () => {
    expect(stateAfter('resend resendFailed', true).resendFailure).toBe('No network');
    expect(stateAfter('resend resendFailed resend', true).resendFailure).toBeNull();
  });

  test('gives way to the reason of a rejection', () => {
    expect(stateAfter('resend rejected', true).resendRejection).toBe('Sold out');
    expect(stateAfter('resend rejected resend nothingToResend', true).resendRejection).toBeNull();
  });
});
