import type { ProductPage } from '../../catalogue/types.ts';
import { asObject } from './json.ts';
import { readList } from './list.ts';
import { readProduct } from './product.ts';
import { readQuantity } from './quantity.ts';
import { type Reader, readField } from './reader.ts';

/** Reads filtered products (specification section 3), sent as `{items, total}` or as a bare list; without a total, its length. */
export function readProductPage(value: unknown, reader: Reader): ProductPage {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, reader);
  return { items, total: readField(raw?.total, readQuantity, 'page.total', reader) ?? items.length };
}
