import { median } from '../support/percentile.ts';
import type { CatalogueQuery, FilterBody } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** A query with its median response time in each shop, in milliseconds, in the order of the shops. */
export interface MeasuredQuery extends CatalogueQuery {
  times: number[];
}

const rounds = 3;

/**
 * Sends every query to every shop several times and returns the median times. Shops and queries alternate, so that other
 * load on the machine affects all of them alike.
 */
export async function measureQueries(
  shops: SizedShop[],
  queries: CatalogueQuery[],
): Promise<MeasuredQuery[]> {
  const timesByQueryAndShop = queries.map(() => shops.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const queryIndex of interleavedIndexes(queries.length)) {
      const shopIndexes = shops.map((_, position) => (position + queryIndex + round) % shops.length);
      for (const shopIndex of shopIndexes) {
        const [shop, query] = [shops[shopIndex], queries[queryIndex]];
        if (!shop || !query) continue;
        const timeMs = await timeQuery(shop.api.url, query.body);
        timesByQueryAndShop[queryIndex]?.[shopIndex]?.push(timeMs);
      }
    }
  }
  return queries.map((query, index) => ({
    ...query,
    times: (timesByQueryAndShop[index] ?? []).map(median),
  }));
}

/**
 * Returns all indexes below `length` in an order that keeps adjacent indexes far apart. The queries of one kind have adjacent
 * indexes, so the kinds alternate.
 */
function interleavedIndexes(length: number): number[] {
  const step = Math.max(1, Math.floor(Math.sqrt(length)));
  return Array.from({ length: step }, (_, start) =>
    Array.from({ length: Math.ceil((length - start) / step) }, (_, index) => start + index * step),
  ).flat();
}

async function timeQuery(apiUrl: string, body: FilterBody): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${apiUrl}/Products/Filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${JSON.stringify(body)}: ${response.status} ${text}`);
  return performance.now() - start;
}
