import { readDecimal } from '../../../platform/money/decimal.ts';
import type { MinorUnits } from '../../../platform/money/money.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import type { JsonObject } from '../../../platform/wire/json.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import type { Sale } from '../../product/types.ts';

/**
 * Reads a sale; null unless salePrice, startAt and endAt are set (docs/behaviour.md §4.2). A sale price of 0 counts as missing.
 * @param fieldPrefix prefix of reported field names, such as `variant`
 */
export function readSale(raw: JsonObject, fieldPrefix: string, context: PriceReadContext): Sale | null {
  return withSaleWindow(
    readPriceField(raw.salePrice, `${fieldPrefix}.salePrice`, context),
    raw,
    fieldPrefix,
    context,
  );
}

/** Reads the sale of a product itself. A missing sale price is derived from the discount in percent. */
export function readProductSale(
  raw: JsonObject,
  price: MinorUnits | null,
  context: PriceReadContext,
): Sale | null {
  const percent = readField(raw.discount, readDecimal, 'product.discount', context) ?? 0;
  const discountedPrice =
    price !== null && percent > 0 && percent < 100 ? Math.round((price * (100 - percent)) / 100) : null;
  return readSale(raw, 'product', context) ?? withSaleWindow(discountedPrice, raw, 'product', context);
}

function withSaleWindow(
  price: MinorUnits | null,
  raw: JsonObject,
  fieldPrefix: string,
  context: ReadContext,
): Sale | null {
  const startsAt = readField(raw.startAt, readInstant, `${fieldPrefix}.startAt`, context);
  const endsAt = readField(raw.endAt, readInstant, `${fieldPrefix}.endAt`, context);
  return price && startsAt !== null && endsAt !== null ? { price, startsAt, endsAt } : null;
}
