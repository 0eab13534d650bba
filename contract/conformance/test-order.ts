import type { z } from 'zod';
import { catalogueCalls } from '../calls.ts';
import type { Capability } from '../capabilities.ts';
import type { ProductPage, Variant } from '../catalogue.ts';
import { sendCall } from './send-call.ts';

/** How test orders are placed. */
export interface OrderCheckOptions {
  /** Capabilities of the API; `coupons` and `card` have test orders of their own. */
  capabilities: readonly Capability[];
  /** Code that applies to an order of one unit, of an API with coupons. */
  coupon: string;
  /** ISO 4217 code; absent: the API's own currency. */
  currency?: string;
  /** Delivery method of the test orders. */
  shipping: 'free' | 'standard';
}

export interface Buyer {
  email: string;
  password: string;
}

/** Buyer of one run; the address ends in a domain that receives no mail. */
export function createBuyer(): Buyer {
  return { email: `conformance-${crypto.randomUUID()}@example.com`, password: crypto.randomUUID() };
}

/** Returns the first product with a variant of which two units are in stock and whose price is known; undefined without one. */
export async function findTestItem(base: string) {
  const { payload } = await sendCall(base, catalogueCalls.filterProducts, 'en', {
    body: { pageNumber: 1, pageSize: 50, tags: ['status:in-stock'] },
  });
  for (const product of (payload as z.infer<typeof ProductPage> | undefined)?.items ?? []) {
    const variant = product.variants.find(({ quantity, price }) => quantity >= 2 && price > 0);
    if (variant) return { product, variant, price: currentPrice(variant) };
  }
  return undefined;
}

export type TestItem = NonNullable<Awaited<ReturnType<typeof findTestItem>>>;

/** Returns what the check is going to order, a sentence for each line. */
export function announceOrders({ email }: Buyer, item: TestItem, options: OrderCheckOptions): string[] {
  const { product, variant, price } = item;
  const order = `1 × ${product.title} (product ${product.id}, variant ${variant.id}) for ${price}`;
  return [
    `--orders registers the customer ${email} and orders ${order}, delivered to 1 Tahrir Square, Cairo, EG, phone +20 100 000 0000:`,
    '- paid in cash, ordered twice under one key, looked up, then cancelled',
    ...(options.capabilities.includes('coupons')
      ? [`- the same with the coupon ${options.coupon}, then cancelled`]
      : []),
    ...(options.capabilities.includes('card')
      ? ['- the same by card; it is paid where the payment page is that of a test provider, else cancelled']
      : []),
  ];
}

function currentPrice({ price, salePrice, startAt, endAt }: z.infer<typeof Variant>): number {
  const now = Date.now();
  const isOnSale =
    startAt !== null && endAt !== null && Date.parse(startAt) <= now && now <= Date.parse(endAt);
  return isOnSale && salePrice !== null ? salePrice : price;
}
