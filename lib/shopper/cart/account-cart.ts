import { cartPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { signedInEmail } from '../../platform/auth/session.ts';
import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { isMinorUnits, type MinorUnits } from '../../platform/money/money.ts';
import { readPrice } from '../../platform/money/read-price.ts';
import { CallError, isNotFoundOrUnsupported } from '../../platform/upstream/call-error.ts';
import { readId, readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readLabel } from '../../platform/wire/label.ts';
import { readQuantity } from '../../platform/wire/quantity.ts';
import { browserReadContext, type ReadContext, readList } from '../../platform/wire/read-context.ts';
import { type AccountList, createAccountList } from '../lists/account-list.ts';
import { type AccountTotal, type CartLine, type LineKey, quantityOf } from './cart.ts';
import { readVariantId } from './lines.ts';

type Lines = readonly CartLine[];
/** Prices last accepted (`CartLine.seenPrice`), by line (`priceKeyOf`). */
type SeenPrices = Record<string, MinorUnits>;

const seenPricesKey = 'seen_prices';
const seenPricesVersion = 1;

/** Units to add to a line of the cart, or to take out when `quantity` is negative (contract/README.md "Cart"). */
export type LineChange = LineKey & { quantity: number };

/**
 * Creates the cart of the signed-in customer. The cart is read again after changes (docs/behaviour.md §4.5).
 * @param customer e-mail address of the signed-in customer, or '' (`signedInEmail`)
 */
export function createAccountCart(customer: string, locale: Locale): AccountList<CartLine> {
  let isReloadQueued = false;

  const fetchLines = async () => {
    const lines = await fetchCartLines(locale);
    pruneSeenPrices(customer, lines);
    return withSeenPrices(customer, lines);
  };

  /** Queues one read behind all changes made so far. When the read fails, the lines of the last response stay. */
  const queueReload = () => {
    if (isReloadQueued) return;
    isReloadQueued = true;
    const fetchQueued = () => {
      isReloadQueued = false;
      return fetchLines();
    };
    cart.loadFrom(fetchQueued).catch(() => {});
  };

  const cart = createAccountList<CartLine>({
    fetch: fetchLines,
    async send(before, after) {
      recordSeenPrices(customer, after);
      const lines = await sendChanges(before, after, locale);
      // `sendChanges` returns `before` itself when the lists do not differ and nothing was sent.
      if (lines !== before) queueReload();
      return withSeenPrices(customer, lines);
    },
  });
  return cart;
}

/** Statuses that concern one line; the remaining lines are still added. */
const lineErrorStatuses = [400, 404, 409, 422];

/**
 * Sends the difference between two carts, one call per line. Resolves to the lines of the last response, to `after` when that response
 * has no lines, and to `before` when there was nothing to send.
 * @throws {CallError} the first rejection of an added line, once the others have been sent; any other failure at once
 */
async function sendChanges(before: Lines, after: Lines, locale: Locale): Promise<Lines> {
  let lines = before;
  let rejection: CallError | null = null;
  for (const line of before)
    if (quantityOf(after, line) === 0) lines = (await sendLineRemoval(line, locale)) ?? after;
  for (const line of after) {
    const quantity = line.quantity - quantityOf(before, line);
    if (quantity === 0) continue;
    try {
      lines = (await sendLineChange({ ...line, quantity }, locale)) ?? after;
    } catch (error) {
      if (!(error instanceof CallError && lineErrorStatuses.includes(error.status))) throw error;
      rejection ??= error;
    }
  }
  if (rejection !== null) throw rejection;
  return lines;
}

export async function fetchCartLines(locale: Locale): Promise<CartLine[]> {
  return readLines(await callFromBrowser({ path: cartPaths.cartLines, locale }));
}

/** Fetches the total of the account's cart; null when the API lacks this optional call or sends a malformed total. @throws {CallError} */
export async function fetchCartTotal(locale: Locale): Promise<AccountTotal | null> {
  try {
    const response = await callFromBrowser({ path: cartPaths.cartTotal, locale, isOptional: true });
    return readCartTotal(response, browserReadContext.decimals);
  } catch (error) {
    if (isNotFoundOrUnsupported(error)) return null;
    throw error;
  }
}

/** Adds units to a line or takes them out. @throws {CallError} 409 with a message for the visitor when the stock is too low */
function sendLineChange({ productId, variantId, quantity }: LineChange, locale: Locale) {
  return postAndReadLines(cartPaths.addToCart, { productId, variantId, quantity }, locale);
}

function sendLineRemoval({ productId, variantId }: LineKey, locale: Locale) {
  return postAndReadLines(cartPaths.removeFromCart, { productId, variantId }, locale);
}

/**
 * Adds several lines at once; retries with the same idempotency key are applied once. Resolves to the lines of the response, or null when
 * it has none.
 */
export function sendLineAdditions(changes: readonly LineChange[], idempotencyKey: string, locale: Locale) {
  const products = changes.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
  return postAndReadLines(cartPaths.mergeCart, { products }, locale, idempotencyKey);
}

/** Returns the lines of the response; null when it has none. */
async function postAndReadLines(
  path: string,
  body: object,
  locale: Locale,
  idempotencyKey?: string,
): Promise<CartLine[] | null> {
  const response = await callFromBrowser({ method: 'POST', path, body, locale, idempotencyKey });
  return Array.isArray(response) ? readLines(response) : null;
}

function readLines(payload: unknown): CartLine[] {
  return readList(payload, readCartLine, browserReadContext);
}

/**
 * Parses a line of a customer's cart (contract/README.md "Cart"). Reports the line and returns null when it has no product id, or
 * neither slug nor title.
 */
export function readCartLine(value: unknown, context: ReadContext): CartLine | null {
  const raw = asObject(value) ?? {};
  const productId = readId(raw.id);
  const slug = readSlug(raw.slug);
  const title = readLabel(raw.title) ?? (slug === null ? null : titleFromSlug(slug));
  if (productId === null || title === null) {
    context.reportUnreadable('cartLine.id');
    return null;
  }
  return {
    productId,
    slug,
    title,
    variantId: readVariantId(raw.variant),
    quantity: Math.max(1, readQuantity(raw.orderQuantity) ?? 1),
    seenPrice: null,
  };
}

/**
 * Parses the total of a customer's cart (contract/README.md "Cart"); null when quantity or total is unreadable.
 * @param decimals number of decimals of the shop's currency
 */
export function readCartTotal(value: unknown, decimals: number): AccountTotal | null {
  const raw = asObject(value);
  const quantity = readQuantity(raw?.quantity);
  const total = readPrice(raw?.total, decimals);
  return quantity === null || total === null ? null : { quantity, total };
}

/**
 * Adds the seen prices of a customer to their lines. A seen price is the unit price at which the customer last added the line; accepting
 * a price change updates it. The account does not store seen prices, so this browser does, until the customer signs out; the visitor
 * store then removes them.
 */
export function withSeenPrices(customer: string, lines: Lines): Lines {
  const prices = loadSeenPrices(customer);
  return lines.map((line) => ({ ...line, seenPrice: prices[priceKeyOf(line)] ?? line.seenPrice }));
}

/** Records the seen prices of these lines; ignores lines without one. */
export function recordSeenPrices(customer: string, lines: Lines): void {
  const newPrices = lines.flatMap((line) =>
    line.seenPrice === null ? [] : [[priceKeyOf(line), line.seenPrice]],
  );
  if (newPrices.length > 0)
    writeSeenPrices(customer, { ...loadSeenPrices(customer), ...Object.fromEntries(newPrices) });
}

/** Removes the seen prices of lines that are no longer in the cart. */
export function pruneSeenPrices(customer: string, lines: readonly LineKey[]): void {
  const keys = lines.map(priceKeyOf);
  const storedEntries = Object.entries(loadSeenPrices(customer));
  const remainingEntries = storedEntries.filter(([key]) => keys.includes(key));
  if (remainingEntries.length < storedEntries.length)
    writeSeenPrices(customer, Object.fromEntries(remainingEntries));
}

function writeSeenPrices(customer: string, prices: SeenPrices): void {
  // A response that arrives after sign-out must not store anything again.
  if (signedInEmail() !== customer) return;
  writeStored(seenPricesKey, { version: seenPricesVersion, customer, prices });
}

function loadSeenPrices(customer: string): SeenPrices {
  const stored = asObject(loadStored(seenPricesKey));
  if (stored?.version !== seenPricesVersion || stored.customer !== customer) return {};
  const prices = Object.entries(asObject(stored.prices) ?? {});
  const validEntries = prices.flatMap(([key, price]) => (isMinorUnits(price) ? [[key, price] as const] : []));
  return Object.fromEntries(validEntries);
}

function priceKeyOf({ productId, variantId }: LineKey): string {
  return `${productId} ${variantId}`;
}
