import type { z } from 'zod';
import type { NewOrder } from '../../contract/orders.ts';
import type { Attempts, Limit } from '../accounts/attempts.ts';
import { HttpFailure } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import { words } from '../http/words.ts';
import type { Shop } from '../shops.ts';

type Order = z.output<typeof NewOrder>;

/** What is let through as an order without asking. */
export interface OrderRules {
  /** Orders an hour from one network. */
  perAddress: number;
  /** Orders an hour of one customer, or one e-mail address of a guest. */
  perEmail: number;
  /** Pieces that a guest may order in an hour. */
  guestPieces: number;
  /** An order with so many pieces is held until someone has asked. */
  largePieces: number;
}

/** Who orders, for counting. */
interface From {
  network: string;
  /** Null for a guest. */
  customerId: string | null;
}

const hour = 3600;
/** Customers are known, and networks are shared: both may take more pieces than one guest. */
const customerFactor = 5;
const networkFactor = 10;

/**
 * Counts an order and its pieces against what one network and one buyer may order in an hour.
 * @throws {HttpFailure} 429 when it is more; 400 for an order that is more by itself
 */
export async function countOrder(
  attempts: Attempts,
  rules: OrderRules,
  order: Order,
  from: From,
): Promise<void> {
  const pieces = piecesOf(order);
  const buyer = from.customerId ?? order.contact.email.toLowerCase();
  const own = rules.guestPieces * (from.customerId === null ? 1 : customerFactor);
  const limit = (name: string, most: number): Limit => ({ name, attempts: most, seconds: hour });
  const piecesOfBuyer = limit('pieces of', own);
  if (!attempts.allows(piecesOfBuyer, pieces)) throw new HttpFailure(400, words.tooManyPieces);
  await attempts.count(limit('orders from', rules.perAddress), from.network);
  await attempts.count(limit('orders of', rules.perEmail), buyer);
  await attempts.count(piecesOfBuyer, buyer, pieces);
  await attempts.count(limit('pieces from', rules.guestPieces * networkFactor), from.network, pieces);
}

/** @throws {HttpFailure} 400 for an order to a country where the shop does not deliver */
export function mustBeDeliverable({ countries }: Shop, { address }: Order, language: Language): void {
  if (countries === null || countries.includes(address.country)) return;
  throw new HttpFailure(400, words.notDelivered, {
    errors: { 'address.country': [words.notDelivered[language]] },
  });
}

/** The status an order begins with. */
export function firstStatus({ largePieces }: OrderRules, order: Order): 'held' | 'placed' {
  return piecesOf(order) >= largePieces ? 'held' : 'placed';
}

function piecesOf({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
