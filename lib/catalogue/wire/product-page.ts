import { asObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import { readQuantity } from '../../wire/quantity.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import type { ProductPage } from '../types.ts';
import { readProduct } from './product.ts';

/** Reads filtered products (specification section 3), sent as `{items, total}` or as a bare list; without a total, its length. */
export function readProductPage(value: unknown, reader: Reader): ProductPage {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, reader);
  return { items, total: readField(raw?.total, readQuantity, 'page.total', reader) ?? items.length };
}
