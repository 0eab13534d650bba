import { readDecimal } from '../../money/decimal.ts';
import type { Minor } from '../../money/money.ts';
import { readPrice } from '../../money/read-price.ts';
import { readInstant } from '../../wire/instant.ts';
import type { JsonObject } from '../../wire/json.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import type { Sale } from '../types.ts';

/**
 * Reads a sale, which needs salePrice, startAt and endAt to be set (specification section 4). Upstreams send a sale
 * price of 0 for none.
 * @param owner name of the thing on sale, for fields that cannot be read
 */
export function readSale(raw: JsonObject, owner: string, reader: Reader): Sale | null {
  return withWindow(readField(raw.salePrice, readPrice, `${owner}.salePrice`, reader), raw, owner, reader);
}

/** Reads the sale of a product as such; without a sale price it is the discount percent off the price (section 4). */
export function readProductSale(raw: JsonObject, price: Minor | null, reader: Reader): Sale | null {
  const percent = readField(raw.discount, readDecimal, 'product.discount', reader) ?? 0;
  const discounted =
    price !== null && percent > 0 && percent < 100 ? Math.round((price * (100 - percent)) / 100) : null;
  return readSale(raw, 'product', reader) ?? withWindow(discounted, raw, 'product', reader);
}

function withWindow(price: Minor | null, raw: JsonObject, owner: string, reader: Reader): Sale | null {
  const startsAt = readField(raw.startAt, readInstant, `${owner}.startAt`, reader);
  const endsAt = readField(raw.endAt, readInstant, `${owner}.endAt`, reader);
  return price && startsAt !== null && endsAt !== null ? { price, startsAt, endsAt } : null;
}
