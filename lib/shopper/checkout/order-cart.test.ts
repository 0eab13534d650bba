import { setSession } from '../../platform/auth/session.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import type { LineView } from '../cart/line-view.ts';
import { type FakeAccount, installFakeAccount, testLine } from '../cart/testing.ts';
import { visitorStore } from '../visitor/state.ts';
import { initialCheckout, nextCheckout } from './checkout-machine.ts';
import { joinOrBeginCheckout } from './checkout-storage.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-values.ts';
import type { OrderingPage } from './complete-order.ts';
import { orderCart, resendUnconfirmedOrder, type ShownOrder } from './order-cart.ts';
import { clearAttempt } from './place-order.ts';

const ordersPath = '/Posts/Orders';
const paymentOrigin = 'https://pay.example';
const values: CheckoutValues = { ...emptyCheckout, name: 'Salma', email: 'salma@shop.example' };
const view: LineView = {
  line: testLine('1', 2, 10000),
  title: 'Abaya',
  variant: undefined,
  path: '/',
  itemId: '1',
  image: null,
  size: null,
  color: null,
  colorCode: null,
  options: {},
  otherOptions: [],
  stock: 5,
  currentPrice: { price: 10000, originalPrice: null, percentOff: null },
  total: 20000,
  issue: null,
  isLoaded: true,
};

let account: FakeAccount;
/** URLs of pages that the buyer was led to. */
let pages: string[];

beforeEach(() => {
  account = installFakeAccount();
  account.orderResponse = { id: 7, number: 'RD-7', payment: { url: `${paymentOrigin}/c/1` } };
  pages = [];
  const location = { assign: (url: string) => void pages.push(url) };
  const history = { state: null, replaceState() {} };
  for (const [name, value] of Object.entries({ location, history }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  setSession({ status: 'anonymous' });
  clearAttempt();
});

/** Order of a cart as a page shows it; `fresh` is what checking it again finds. */
function shownOrder(fresh: Partial<LineView> = {}): ShownOrder {
  return {
    cart: {
      views: [view],
      totals: { subtotal: 20000, quantity: 2, isIncomplete: false },
      refresh: async () => {},
      showQuotedPrices() {},
      recheck: async () => [{ ...view, ...fresh }],
    },
    coupon: null,
    shipping: { selected: { method: 'free', cost: 0 }, showQuote() {} },
    checkoutId: joinOrBeginCheckout(),
  };
}

/** Runs work of a page, and returns the steps of its order, each once. */
async function stepsOf(work: (page: OrderingPage) => Promise<void>): Promise<string[]> {
  let state = initialCheckout(false);
  const steps: string[] = [state.orderStep];
  const page: OrderingPage = {
    locale: 'en',
    paymentOrigins: [paymentOrigin],
    dispatch(event) {
      state = nextCheckout(state, event);
      if (steps.at(-1) !== state.orderStep) steps.push(state.orderStep);
    },
    navigate: (path) => void pages.push(path),
  };
  await work(page).catch(() => {});
  return steps;
}

const order = (shown = shownOrder(), payment: CheckoutValues['payment'] = 'cash-on-delivery') =>
  stepsOf((page) => orderCart({ ...values, payment }, shown, page));

describe('ordering a cart', () => {
  test('places the order and leads to its confirmation', async () => {
    expect(await order()).toEqual(['editing', 'checking', 'sending', 'placed']);
    expect(pages).toEqual(['/pages/checkout/thank-you?number=RD-7']);
  });

  test('leads to the payment page of an order by card', async () => {
    expect(await order(shownOrder(), 'card')).toEqual(['editing', 'checking', 'sending', 'placed', 'paying']);
    expect(pages).toEqual([`${paymentOrigin}/c/1`]);
  });

  test('succeeds although its lines cannot be removed from the cart', async () => {
    const { cart } = await visitorStore();
    await cart.update(() => [view.line]);
    const isOrderSent = () => account.calls.some(({ path }) => path === ordersPath);
    const { update } = cart;
    const changes = jest.spyOn(cart, 'update').mockImplementation(async (updater) => {
      if (isOrderSent()) throw new CallError(409);
      return update(updater);
    });
    const showChanges = jest.fn();
    const page = { locale: 'en', paymentOrigins: [], dispatch() {}, navigate() {}, showChanges } as const;
    await orderCart(values, shownOrder(), page);
    expect(cart.get()).toEqual([view.line]);
    expect(showChanges).not.toHaveBeenCalled();
    changes.mockRestore();
    await cart.update(() => []);
  });

  test('stops before it sends where something has changed', async () => {
    const changed = shownOrder({ issue: { kind: 'sold-out' } });
    expect(await order(changed)).toEqual(['editing', 'checking', 'changed']);
    expect(account.calls.filter(({ path }) => path === ordersPath)).toEqual([]);
  });

  test('stops before it sends more lines than an order may have', async () => {
    const shown = shownOrder();
    shown.cart.views = Array.from({ length: 101 }, (_, index) => ({ ...view, line: testLine(`${index}`) }));
    expect(await order(shown)).toEqual(['editing', 'checking', 'changed']);
    expect(account.calls.filter(({ path }) => path === ordersPath)).toEqual([]);
  });

  test('fails where prices could not be checked', async () => {
    const unreachable = shownOrder();
    unreachable.cart.recheck = () => Promise.reject(new Error('502'));
    for (const shown of [unreachable, shownOrder({ isLoaded: false })])
      expect(await order(shown)).toEqual(['editing', 'checking', 'failed']);
    expect(account.calls.filter(({ path }) => path === ordersPath)).toEqual([]);
  });

  test.each([
    ['lost', 'unconfirmed'],
    ['down', 'unconfirmed'],
    [{ rejected: 'No', status: 409 }, 'changed'],
    [{ rejected: 'No', status: 422 }, 'failed'],
    [{ rejected: 'No', status: 400 }, 'failed'],
  ] as const)('after the failure %j is %s', async (failure, step) => {
    account.failures.push([ordersPath, failure]);
    expect(await order()).toEqual(['editing', 'checking', 'sending', step]);
    expect(pages).toEqual([]);
  });

  test('finds the order that another tab has placed', async () => {
    const shown = shownOrder();
    await order(shown);
    expect(await order(shown)).toEqual(['editing', 'checking', 'placed-elsewhere']);
  });
});

test('resending an unconfirmed order leads to its confirmation', async () => {
  account.failures.push([ordersPath, 'lost']);
  await order();
  expect(await stepsOf((page) => resendUnconfirmedOrder([view], String, page))).toEqual([
    'editing',
    'placed',
  ]);
  expect(pages).toEqual(['/pages/checkout/thank-you?number=RD-7']);
});
