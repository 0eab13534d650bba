import type { z } from 'zod';
import { catalogueCalls, couponCalls, orderCalls } from '../calls.ts';
import type { ProductPage } from '../catalogue.ts';
import { OrderConflict } from '../orders.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { type CallInput, sendCall } from './send-call.ts';

const unknownCode = `CONFORMANCE-${crypto.randomUUID().slice(0, 8)}`;
/** Code of the reference API; another API need not know it. */
const sampleCode = 'WELCOME10';

/** Checks the calls of the capability `coupons`. Uses no coupon and places no order. */
export async function* checkCoupons(base: string): AsyncGenerator<ConformanceResult> {
  const call = couponCalls.checkCoupon;
  const name = `${call.method} ${call.path}`;
  const productsResponse = await sendCall(base, catalogueCalls.filterProducts, 'en', {
    body: { pageNumber: 1, pageSize: 1, tags: ['status:in-stock'] },
  });
  const { items = [] } = (productsResponse.payload ?? {}) as Partial<z.infer<typeof ProductPage>>;
  const [product] = items;
  const variant = product?.variants.find(({ quantity }) => quantity > 0);
  if (!product || !variant) {
    yield { name, violations: ['no product is in stock'] };
    return;
  }
  const lines = [{ productId: product.id, variantId: variant.id, quantity: 1 }];
  const order = { shipping: 'free', lines };
  const notFound: CallInput['expectedError'] = { statuses: [404] };
  for (const language of ['en', 'ar']) {
    const input = { body: { ...order, code: unknownCode }, expectedError: notFound };
    const { violations } = await sendCall(base, call, language, input);
    yield { name: `${name} unknown code (${language})`, violations };
  }
  const { violations, isUnsupported } = await sendCall(base, call, 'en', {
    body: { ...order, code: sampleCode },
  });
  yield { name: `${name} ${sampleCode}`, violations, ...(isUnsupported && { isUnsupported }) };
  const orderResponse = await sendCall(base, orderCalls.placeOrder, 'en', {
    idempotencyKey: crypto.randomUUID(),
    body: {
      contact: { name: 'Conformance', email: 'conformance@example.com', phoneNumber: '+20 10 1234 5678' },
      address: { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: '1' },
      shipping: 'free',
      payment: 'cash-on-delivery',
      coupon: unknownCode,
      // The wrong price keeps an API that ignores the coupon from placing the order.
      lines: lines.map((line) => ({ ...line, price: 0.01 })),
    },
    expectedError: { statuses: [409], body: OrderConflict },
  });
  yield {
    name: `${orderCalls.placeOrder.method} ${orderCalls.placeOrder.path} with an unknown coupon`,
    violations: orderResponse.violations,
  };
}
