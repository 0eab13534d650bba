import type { QuotedPrice } from '../cart/line-view.ts';
import { readPrice } from '../money/read-price.ts';
import type { CallError } from '../upstream/call-error.ts';
import { readId } from '../wire/identifiers.ts';
import { asArray, asObject } from '../wire/json.ts';

/** Returns the prices in the `changes` of an order that the API rejected (`OrderConflict`); ignores what is malformed. */
export function quotedPricesOf({ body }: CallError): QuotedPrice[] {
  return asArray(asObject(body)?.changes).flatMap((change) => {
    const { productId, variantId, price } = asObject(change) ?? {};
    const id = readId(productId);
    const quoted = asObject(price);
    return id === null || quoted?.now === undefined
      ? []
      : [{ productId: id, variantId: readId(variantId), price: readPrice(quoted.now) }];
  });
}
