import { customerKey } from '../../platform/auth/session.ts';
import { loadStored, removeStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { isMinorUnits, type MinorUnits } from '../../platform/money/money.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { CartLine, LineKey } from './cart.ts';

type Prices = Record<string, MinorUnits>;

const storageKey = 'seen_prices';
const formatVersion = 1;

/**
 * Adds the seen prices of a customer to their lines. A seen price is the unit price at which the customer last added the line; accepting
 * a price change updates it. The account does not store seen prices, so this browser does, until the customer signs out.
 */
export function withSeenPrices(customer: string, lines: readonly CartLine[]): readonly CartLine[] {
  const prices = loadPrices(customer);
  return lines.map((line) => ({ ...line, seenPrice: prices[priceKeyOf(line)] ?? line.seenPrice }));
}

/** Records the seen prices of these lines; ignores lines without one. */
export function recordSeenPrices(customer: string, lines: readonly CartLine[]): void {
  const newPrices = lines.flatMap((line) =>
    line.seenPrice === null ? [] : [[priceKeyOf(line), line.seenPrice]],
  );
  if (newPrices.length > 0)
    writePrices(customer, { ...loadPrices(customer), ...Object.fromEntries(newPrices) });
}

/** Removes the seen prices of lines that are no longer in the cart. */
export function pruneSeenPrices(customer: string, lines: readonly LineKey[]): void {
  const keys = lines.map(priceKeyOf);
  const storedEntries = Object.entries(loadPrices(customer));
  const remainingEntries = storedEntries.filter(([key]) => keys.includes(key));
  if (remainingEntries.length < storedEntries.length)
    writePrices(customer, Object.fromEntries(remainingEntries));
}

/** Removes all seen prices. Called on sign-out. */
export function clearSeenPrices(): void {
  removeStored(storageKey);
}

function writePrices(customer: string, prices: Prices): void {
  // A response that arrives after sign-out must not store anything again.
  if (customerKey() !== customer) return;
  writeStored(storageKey, { version: formatVersion, customer, prices });
}

function loadPrices(customer: string): Prices {
  const stored = asObject(loadStored(storageKey));
  if (stored?.version !== formatVersion || stored.customer !== customer) return {};
  const prices = Object.entries(asObject(stored.prices) ?? {});
  const validEntries = prices.flatMap(([key, price]) => (isMinorUnits(price) ? [[key, price] as const] : []));
  return Object.fromEntries(validEntries);
}

function priceKeyOf({ productId, variantId }: LineKey): string {
  return `${productId} ${variantId}`;
}
