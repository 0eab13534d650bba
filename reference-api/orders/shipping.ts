import type { z } from 'zod';
import { toCurrencyUnits, toMinorUnits } from '../../contract/currency.ts';
import type { NewOrder, Shipping, ShippingChange } from '../../contract/orders.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import type { Shop } from '../shops.ts';

type ShippingMethod = z.infer<typeof Shipping>;

/** Delivery costs of a shop. */
export type ShippingCosts = Pick<Shop, 'deliveryMinor' | 'expressMinor' | 'pickUp'>;

/** Returns the methods that a shop offers, with their costs in minor units. */
export function offeredShipping({
  deliveryMinor,
  expressMinor,
  pickUp,
}: ShippingCosts): { shipping: ShippingMethod; costMinor: number }[] {
  return [
    { shipping: deliveryMinor === 0 ? 'free' : 'standard', costMinor: deliveryMinor },
    ...(expressMinor === null ? [] : [{ shipping: 'express' as const, costMinor: expressMinor }]),
    ...(pickUp === null ? [] : [{ shipping: 'pick-up' as const, costMinor: pickUp.costMinor }]),
  ];
}

/** Returns the cost of a method in minor units; undefined when the shop does not offer it. */
export function shippingMinorOf(shop: ShippingCosts, shipping: ShippingMethod): number | undefined {
  return offeredShipping(shop).find((offer) => offer.shipping === shipping)?.costMinor;
}

/**
 * Returns the delivery cost of an order in minor units.
 * @throws {HttpError} 409 with `changes` when the method is not offered or costs another amount than the buyer saw
 */
export function requireSeenShippingCost(
  { shipping, shippingCost: seen = null }: Pick<z.output<typeof NewOrder>, 'shipping' | 'shippingCost'>,
  shop: ShippingCosts,
  currency: string,
): number {
  const costMinor = shippingMinorOf(shop, shipping);
  if (costMinor !== undefined && (seen === null || toMinorUnits(seen, currency) === costMinor))
    return costMinor;
  const change: z.infer<typeof ShippingChange> = {
    shipping,
    cost: { seen, now: costMinor === undefined ? null : toCurrencyUnits(costMinor, currency) },
    offered: offeredShipping(shop).map((offer) => ({
      shipping: offer.shipping,
      cost: toCurrencyUnits(offer.costMinor, currency),
    })),
  };
  throw new HttpError(
    409,
    costMinor === undefined ? messages.shippingNotOffered : messages.deliveryCostChanged,
    {
      body: { changes: [change] },
    },
  );
}
