import type { OpenAPIHono } from '@hono/zod-openapi';
import { couponCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { checkCoupon } from '../coupons/check-coupon.ts';
import { withIntegerIds } from '../http/integer-ids.ts';
import { registerCall } from '../http/register-call.ts';
import { shopForOrder } from '../orders/shop-for-order.ts';
import type { Services } from '../services.ts';

/** Registers the calls of coupons. */
export function registerCouponRoutes(
  app: OpenAPIHono,
  { reader, rateLimiter, settings }: Pick<Services, 'reader' | 'rateLimiter' | 'settings'>,
): void {
  registerCall(app, couponCalls.checkCoupon, async ({ customer, body, address, language, header }) => {
    await rateLimiter.consume(rateLimits.couponChecksPerNetwork, networkPrefixOf(address));
    const { currency, shop } = shopForOrder(settings, body.currency, header('x-shop-origin'), language);
    return checkCoupon(reader, withIntegerIds(body), {
      customerId: customer?.id ?? null,
      language,
      currency,
      shop,
      now: new Date(),
    });
  });
}
