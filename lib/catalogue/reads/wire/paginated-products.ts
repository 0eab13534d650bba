import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReadContext, type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { PaginatedProducts } from '../types.ts';
import { readProduct } from './product.ts';

/** Reads a page of products, sent as `{items, total}` or as a bare list. The total defaults to the number of items. */
export function readPaginatedProducts(value: unknown, context: PriceReadContext): PaginatedProducts {
  const raw = asObject(value);
  const items = readList(raw ? raw.items : value, readProduct, context);
  const total = readField(raw?.total, readQuantity, 'page.total', context) ?? items.length;
  const facets = asObject(raw?.facets);
  const correctedText = readField(raw?.correctedText, readText, 'page.correctedText', context);
  return {
    items,
    total,
    ...(facets && { facets: readFacets(facets, context) }),
    ...(correctedText !== null && { correctedText }),
  };
}

function readFacets(facets: JsonObject, context: ReadContext): NonNullable<PaginatedProducts['facets']> {
  const readFacetCount = (value: unknown): [string, number] | null => {
    const raw = asObject(value);
    const count = readField(raw?.count, readQuantity, 'facet.count', context);
    const facetValue = readField(raw?.value, readText, 'facet.value', context);
    return facetValue === null || count === null ? null : [facetValue, count];
  };
  const entries = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries(readList(values, readFacetCount, context)),
  ]);
  return Object.fromEntries(entries);
}
