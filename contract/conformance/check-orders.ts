import type { z } from 'zod';
import type { SignIn } from '../accounts.ts';
import {
  type ApiCall,
  accountCalls,
  catalogueCalls,
  couponCalls,
  orderCalls,
  paymentCalls,
} from '../calls.ts';
import type { Product } from '../catalogue.ts';
import type { AppliedCoupon } from '../coupons.ts';
import type { Order, OrderPage, PlacedOrder } from '../orders.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { payOnTestPage } from './pay-on-test-page.ts';
import { type CallInput, type CallResult, sendCall } from './send-call.ts';
import type { Buyer, OrderCheckOptions, TestItem } from './test-order.ts';

type PlacedOrderPayload = z.infer<typeof PlacedOrder>;
type OrderPayload = z.infer<typeof Order>;

const language = 'en';
const paidWithinMs = 10_000;

/**
 * Places test orders as a new customer, repeats, looks up and cancels them. The last result names what is left in the API.
 */
export async function* checkOrders(
  base: string,
  buyer: Buyer,
  { product, variant, price }: TestItem,
  options: OrderCheckOptions,
): AsyncGenerator<ConformanceResult> {
  const { email, password } = buyer;
  const { currency, shipping, capabilities } = options;
  const leftOrders: string[] = [];
  let result: CallResult = { payload: undefined, isMissing: true, violations: [] };

  /** Sends a call; `complaintOf` returns what is wrong with a payload that has the right form, or null. */
  async function check(
    label: string,
    call: ApiCall,
    input: CallInput,
    complaintOf: (payload: never) => string | null = () => null,
  ): Promise<ConformanceResult> {
    result = await sendCall(base, call, language, input);
    const name = `${call.method} ${call.path} ${label}`;
    if (result.isUnsupported) return { name, violations: [], isUnsupported: true };
    if (result.violations.length > 0 || input.expectedError) return { name, violations: result.violations };
    const complaint = result.isMissing
      ? 'responded that it does not exist'
      : complaintOf(result.payload as never);
    return { name, violations: complaint === null ? [] : [complaint] };
  }
  const expectEqual = (field: string, actual: unknown, expected: unknown) =>
    actual === expected
      ? null
      : `${field} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;

  yield await check('new customer', accountCalls.register, {
    body: { name: 'Conformance check', email, phoneNumber: '+20 100 000 0000', password },
  });
  const token = (result.payload as z.infer<typeof SignIn> | undefined)?.accessToken ?? undefined;
  if (token === undefined) return;

  const newOrder = (further: object) => ({
    contact: { name: 'Conformance check', email, phoneNumber: '+20 100 000 0000' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: '1 Tahrir Square' },
    shipping,
    payment: 'cash-on-delivery',
    lines: [{ productId: product.id, variantId: variant.id, quantity: 1, price }],
    ...(currency && { currency }),
    ...further,
  });
  const stockInput = { params: { slug: product.slug } };
  const readStock = async () => {
    const { payload } = await sendCall(base, catalogueCalls.productBySlug, language, stockInput);
    return (payload as z.infer<typeof Product> | null)?.variants.find(({ id }) => id === variant.id)
      ?.quantity;
  };
  const lookup = (number: string) => ({ number, email, pageNumber: 1, pageSize: 1 });
  const foundOrder = (payload: z.infer<typeof OrderPage>) => payload.items[0] as OrderPayload | undefined;

  /** Cancels an order; the units must be back in stock. */
  async function* cancel({ id, number }: PlacedOrderPayload, stockBefore: number | undefined) {
    const input = { token, params: { id: String(id) } };
    const expectCancelled = (order: OrderPayload) => expectEqual('status', order.status, 'cancelled');
    yield await check(`order ${number}`, orderCalls.cancelOrder, input, expectCancelled);
    if (result.isUnsupported || result.violations.length > 0) return void leftOrders.push(number);
    yield await check(`order ${number} again`, orderCalls.cancelOrder, input, expectCancelled);
    const complaint = expectEqual('the stock', await readStock(), stockBefore);
    yield { name: `stock after cancelling ${number}`, violations: [], notes: complaint ? [complaint] : [] };
  }

  const stockBefore = await readStock();
  const idempotencyKey = crypto.randomUUID();
  const cashInput = { token, idempotencyKey, body: newOrder({}) };
  yield await check('paid in cash', orderCalls.placeOrder, cashInput);
  const placed = result.payload as PlacedOrderPayload | undefined;
  if (!placed || result.violations.length > 0) return;
  yield await check('repeated under its key', orderCalls.placeOrder, cashInput, (again: PlacedOrderPayload) =>
    expectEqual('number', again.number, placed.number),
  );
  const otherLines = [{ ...cashInput.body.lines[0], quantity: 2 }];
  yield await check('another order under the same key', orderCalls.placeOrder, {
    ...cashInput,
    body: newOrder({ lines: otherLines }),
    expectedError: { statuses: [422] },
  });
  const stockComplaint = expectEqual('the stock', await readStock(), Number(stockBefore) - 1);
  yield { name: 'stock after ordering', violations: [], notes: stockComplaint ? [stockComplaint] : [] };
  yield await check(
    'by number and e-mail address',
    orderCalls.orderPage,
    { body: lookup(placed.number) },
    (page: z.infer<typeof OrderPage>) => expectEqual('number', foundOrder(page)?.number, placed.number),
  );
  yield await check(
    'with another e-mail address',
    orderCalls.orderPage,
    { body: { ...lookup(placed.number), email: `un${email}` } },
    (page: z.infer<typeof OrderPage>) => expectEqual('total', page.total, 0),
  );
  const idInput = { token, params: { id: String(placed.id) } };
  yield await check('of its customer', orderCalls.order, idInput, (order: OrderPayload) =>
    expectEqual('the price', order.lines[0]?.price, price),
  );
  yield await check(
    'of the customer',
    orderCalls.orderPage,
    { token, body: { pageNumber: 1, pageSize: 10 } },
    (page: z.infer<typeof OrderPage>) => expectEqual('total', page.total, 1),
  );
  yield* cancel(placed, stockBefore);

  if (capabilities.includes('coupons')) {
    const checkBody = {
      code: options.coupon,
      shipping,
      email,
      lines: [{ productId: product.id, variantId: variant.id, quantity: 1 }],
      ...(currency && { currency }),
    };
    const checkInput = { token, body: checkBody };
    yield await check(options.coupon, couponCalls.checkCoupon, checkInput);
    const coupon =
      result.violations.length > 0 ? undefined : (result.payload as z.infer<typeof AppliedCoupon>);
    if (coupon) {
      const body = newOrder({ coupon: coupon.code, discount: coupon.discount });
      const expectDiscount = (order: PlacedOrderPayload) =>
        expectEqual('discount', order.discount, coupon.discount);
      yield await check(
        `with ${coupon.code}`,
        orderCalls.placeOrder,
        { token, idempotencyKey: crypto.randomUUID(), body },
        expectDiscount,
      );
      const discounted = result.payload as PlacedOrderPayload | undefined;
      if (discounted) {
        yield* cancel(discounted, stockBefore);
        yield await check(`${coupon.code} after cancelling`, couponCalls.checkCoupon, checkInput);
      }
    }
  }

  if (capabilities.includes('card')) {
    yield await check(
      'by card',
      orderCalls.placeOrder,
      { token, idempotencyKey: crypto.randomUUID(), body: newOrder({ payment: 'card' }) },
      (order: PlacedOrderPayload) => (order.payment ? null : 'payment is missing: no page to pay on'),
    );
    const byCard = result.violations.length > 0 ? undefined : (result.payload as PlacedOrderPayload);
    if (byCard?.payment) {
      const { number } = byCard;
      yield await check('of the open payment', paymentCalls.startPayment, { body: { number, email } });
      if (await payOnTestPage(byCard.payment.url)) {
        leftOrders.push(number);
        const status = await waitForStatus(base, lookup(number), 'paid');
        const complaint = expectEqual('status', status, 'paid');
        yield { name: `order ${number} is paid`, violations: complaint ? [complaint] : [] };
        yield await check('of a paid order', paymentCalls.startPayment, {
          body: { number, email },
          expectedError: { statuses: [409] },
        });
      } else {
        yield {
          name: `order ${number} is paid`,
          violations: [],
          notes: [`not tried: ${byCard.payment.url} is not the page of a test provider`],
        };
        yield* cancel(byCard, stockBefore);
      }
    }
  }
  yield {
    name: 'what is left',
    violations: [],
    notes: [`customer ${email}`, ...leftOrders.map((number) => `order ${number}: cancel it in the API`)],
  };
}

async function waitForStatus(base: string, body: object, expected: string): Promise<string | undefined> {
  const deadline = Date.now() + paidWithinMs;
  for (;;) {
    const { payload } = await sendCall(base, orderCalls.orderPage, language, { body });
    const status = (payload as z.infer<typeof OrderPage> | undefined)?.items[0]?.status;
    if (status === expected || Date.now() > deadline) return status;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
