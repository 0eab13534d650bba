import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReader, type Reader, readField } from '../../../platform/wire/reader.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { PaginatedProducts } from '../types.ts';
import { readProduct } from './product.ts';

/** Reads a page of products, sent as `{items, total}` or as a bare list. The total defaults to the number of items. */
export function readPaginatedProducts(value: unknown, reader: PriceReader): PaginatedProducts {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, reader);
  const total = readField(raw?.total, readQuantity, 'page.total', reader) ?? items.length;
  const facets = asObject(raw?.facets);
  const correctedText = readField(raw?.correctedText, readText, 'page.correctedText', reader);
  return {
    items,
    total,
    ...(facets && { facets: readFacets(facets, reader) }),
    ...(correctedText !== null && { correctedText }),
  };
}

function readFacets(facets: JsonObject, reader: Reader): NonNullable<PaginatedProducts['facets']> {
  const readFacetCount = (value: unknown): [string, number] | null => {
    const raw = asObject(value);
    const count = readField(raw?.count, readQuantity, 'facet.count', reader);
    const facetValue = readField(raw?.value, readText, 'facet.value', reader);
    return facetValue === null || count === null ? null : [facetValue, count];
  };
  const entries = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries(readList(values, readFacetCount, reader)),
  ]);
  return Object.fromEntries(entries);
}
