import { asObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import { readQuantity } from '../../wire/quantity.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import type { PaginatedProducts } from '../types.ts';
import { readProduct } from './product.ts';

/** Reads a page of products, sent as `{items, total}` or as a bare list. The total defaults to the number of items. */
export function readPaginatedProducts(value: unknown, reader: Reader): PaginatedProducts {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, reader);
  return { items, total: readField(raw?.total, readQuantity, 'page.total', reader) ?? items.length };
}
