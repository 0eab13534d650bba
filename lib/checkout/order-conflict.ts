import { currencyDecimals } from '../../contract/currency.ts';
import type { QuotedPrice } from '../cart/line-view.ts';
import { readPrice } from '../money/read-price.ts';
import { browserSettings } from '../settings/browser-settings.ts';
import type { CallError } from '../upstream/call-error.ts';
import { readId } from '../wire/identifiers.ts';
import { asArray, asObject } from '../wire/json.ts';

/** Returns the prices in the `changes` of an order that the API rejected (`OrderConflict`); ignores what is malformed. */
export function quotedPricesOf({ body }: CallError): QuotedPrice[] {
  const decimals = currencyDecimals(browserSettings().tenant.currency);
  return asArray(asObject(body)?.changes).flatMap((change) => {
    const { productId, variantId, price } = asObject(change) ?? {};
    const id = readId(productId);
    const quoted = asObject(price);
    return id === null || quoted?.now === undefined
      ? []
      : [{ productId: id, variantId: readId(variantId), price: readPrice(quoted.now, decimals) }];
  });
}
