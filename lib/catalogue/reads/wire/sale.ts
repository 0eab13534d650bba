import { readDecimal } from '../../../platform/money/decimal.ts';
import type { MinorUnits } from '../../../platform/money/money.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import type { JsonObject } from '../../../platform/wire/json.ts';
import { type PriceReader, type Reader, readField, readPriceField } from '../../../platform/wire/reader.ts';
import type { Sale } from '../../product/types.ts';

/**
 * Reads a sale; null unless salePrice, startAt and endAt are set (docs/behaviour.md §4.2). A sale price of 0 counts as missing.
 * @param fieldPrefix prefix of reported field names, such as `variant`
 */
export function readSale(raw: JsonObject, fieldPrefix: string, reader: PriceReader): Sale | null {
  return withSaleWindow(
    readPriceField(raw.salePrice, `${fieldPrefix}.salePrice`, reader),
    raw,
    fieldPrefix,
    reader,
  );
}

/** Reads the sale of a product itself. A missing sale price is derived from the discount in percent. */
export function readProductSale(raw: JsonObject, price: MinorUnits | null, reader: PriceReader): Sale | null {
  const percent = readField(raw.discount, readDecimal, 'product.discount', reader) ?? 0;
  const discountedPrice =
    price !== null && percent > 0 && percent < 100 ? Math.round((price * (100 - percent)) / 100) : null;
  return readSale(raw, 'product', reader) ?? withSaleWindow(discountedPrice, raw, 'product', reader);
}

function withSaleWindow(
  price: MinorUnits | null,
  raw: JsonObject,
  fieldPrefix: string,
  reader: Reader,
): Sale | null {
  const startsAt = readField(raw.startAt, readInstant, `${fieldPrefix}.startAt`, reader);
  const endsAt = readField(raw.endAt, readInstant, `${fieldPrefix}.endAt`, reader);
  return price && startsAt !== null && endsAt !== null ? { price, startsAt, endsAt } : null;
}
