import type { z } from 'zod';
import type { NewOrder } from '../../contract/orders.ts';
import type { RateLimit, RateLimiter } from '../accounts/rate-limiter.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { messages } from '../http/messages.ts';
import type { Shop } from '../shops.ts';

type Order = z.output<typeof NewOrder>;

/** Limits on orders; a quantity is a number of units. */
export interface OrderLimits {
  /** Maximum orders per hour from one network. */
  perNetwork: number;
  /** Maximum orders per hour of one customer, or of one e-mail address of guests. */
  perBuyer: number;
  /** Maximum quantity per hour of a guest. */
  guestQuantity: number;
  /** Orders of at least this quantity are held for confirmation. */
  heldFromQuantity: number;
}

/** Sender of an order, for rate limiting. */
interface OrderSource {
  network: string;
  /** Null for a guest. */
  customerId: string | null;
}

const hourSeconds = 3600;
/** Maximum quantity of a signed-in customer as a multiple of `guestQuantity`. */
const customerFactor = 5;
/** Maximum quantity of a network, which many buyers may share, as a multiple of `guestQuantity`. */
const networkFactor = 10;
/** Maximum attempts of a network as a multiple of its orders. Most attempts fail, because a price or the stock has changed. */
const attemptFactor = 10;

/**
 * Counts an attempt to order, successful or not.
 * @throws {HttpError} 429 above the limit
 */
export function consumeOrderAttempt(
  rateLimiter: RateLimiter,
  { perNetwork }: OrderLimits,
  network: string,
): Promise<void> {
  return rateLimiter.consume(hourlyLimit('order attempts from', perNetwork * attemptFactor), network);
}

/**
 * Counts an order and its quantity towards the limits of its network and its buyer.
 * @throws {HttpError} 429 above a limit, 400 for an order that exceeds a limit on its own
 */
export async function consumeOrderLimits(
  rateLimiter: RateLimiter,
  limits: OrderLimits,
  order: Order,
  source: OrderSource,
): Promise<void> {
  const quantity = totalQuantity(order);
  const buyer = source.customerId ?? order.contact.email.toLowerCase();
  const maxQuantity = limits.guestQuantity * (source.customerId === null ? 1 : customerFactor);
  const quantityLimitPerBuyer = hourlyLimit('pieces of', maxQuantity);
  if (!rateLimiter.allowsAtOnce(quantityLimitPerBuyer, quantity))
    throw new HttpError(400, messages.quantityTooLarge);
  const quantityLimitPerNetwork = hourlyLimit('pieces from', limits.guestQuantity * networkFactor);
  await rateLimiter.consume(hourlyLimit('orders from', limits.perNetwork), source.network);
  await rateLimiter.consume(hourlyLimit('orders of', limits.perBuyer), buyer);
  await rateLimiter.consume(quantityLimitPerBuyer, buyer, quantity);
  await rateLimiter.consume(quantityLimitPerNetwork, source.network, quantity);
}

/**
 * Rejects an order to a country that the shop does not deliver to.
 * @throws {HttpError} 400
 */
export function assertDeliverable(
  { countries }: Shop,
  { address, shipping }: Order,
  language: Language,
): void {
  if (shipping === 'pick-up' || countries === null || countries.includes(address.country)) return;
  throw new HttpError(400, messages.countryNotServed, {
    errors: { 'address.country': [messages.countryNotServed[language]] },
  });
}

/** Returns the initial status of an order. */
export function initialStatus(
  { heldFromQuantity }: OrderLimits,
  order: Order,
): 'held' | 'placed' | 'awaiting-payment' {
  if (order.payment === 'card') return 'awaiting-payment';
  return totalQuantity(order) >= heldFromQuantity ? 'held' : 'placed';
}

function hourlyLimit(name: string, maxAttempts: number): RateLimit {
  return { name, maxAttempts, windowSeconds: hourSeconds };
}

function totalQuantity({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
