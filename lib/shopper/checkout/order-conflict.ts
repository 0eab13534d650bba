import { currencyDecimals } from '../../../contract/currency.ts';
import { readPrice } from '../../platform/money/read-price.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import type { CallError } from '../../platform/upstream/call-error.ts';
import { readId } from '../../platform/wire/identifiers.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import type { QuotedPrice } from '../cart/line-view.ts';
import { type ShippingQuote, shippingMethods } from '../cart/shipping.ts';

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

/** Returns the methods of delivery and costs in the `changes` of an order that the API rejected; null when it names none. */
export function quotedShippingOf({ body }: CallError): ShippingQuote | null {
  const decimals = currencyDecimals(browserSettings().tenant.currency);
  const offers = asArray(asObject(body)?.changes).flatMap((change) => asArray(asObject(change)?.offered));
  const costs = offers.flatMap((offer) => {
    const { shipping, cost } = asObject(offer) ?? {};
    const method = shippingMethods.find((name) => name === shipping);
    const amount = readPrice(cost, decimals);
    return method === undefined || amount === null ? [] : [[method, amount] as const];
  });
  return costs.length > 0 ? Object.fromEntries(costs) : null;
}
