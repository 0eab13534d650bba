import { notify } from '@/components/toasts/notify';
import { findVariant } from '@/lib/catalogue/product/selection';
import type { OptionValues, Product, ProductOption, SelectableProduct } from '@/lib/catalogue/product/types';
import { rememberSize } from '@/lib/catalogue/sizes/chosen-sizes';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { type CartItem, cartItem } from '@/lib/shopper/cart/cart-item';
import { exchangeUnits } from '@/lib/shopper/visitor/exchange-units';

/**
 * Changes one option of units in the cart, such as the size. Resolves to true once the units are in the cart with the new value only,
 * else to false; a toast says what the cart holds.
 * @param item variant of the units before the change
 * @param values values of all options after the change
 */
export async function changeOption(
  product: SelectableProduct & Pick<Product, 'id' | 'slug' | 'title'>,
  item: CartItem,
  units: number,
  values: OptionValues,
  changedOption: Pick<ProductOption, 'key' | 'kind' | 'isRing'>,
): Promise<boolean> {
  const variant = findVariant(product, values);
  if (!variant) return false;
  const exchange = await exchangeUnits(item, cartItem(product, variant, shopNow()), units);
  notify(exchange);
  if (exchange.outcome !== 'added') return false;
  const size = changedOption.kind === 'size' ? values[changedOption.key] : undefined;
  if (size !== undefined) rememberSize(size, changedOption.isRing);
  return true;
}
