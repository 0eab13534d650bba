import { percentile } from '../support/percentile.ts';
import type { CatalogueQuery, FilterBody } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** A query with the response time of each shop, in milliseconds. */
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
  const times = queries.map(() => shops.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const index of interleaved(queries.length)) {
      const order = shops.map((_, position) => (position + index + round) % shops.length);
      for (const shopIndex of order) {
        const [shop, query] = [shops[shopIndex], queries[index]];
        if (shop && query) times[index]?.[shopIndex]?.push(await timeQuery(shop.api.url, query.body));
      }
    }
  }
  return queries.map((query, index) => ({
    ...query,
    times: (times[index] ?? []).map((queryTimes) => percentile(queryTimes, 0.5)),
  }));
}

/** All indexes in an order that separates neighbours, so that kinds of queries alternate. */
function interleaved(length: number): number[] {
  const step = Math.max(1, Math.floor(Math.sqrt(length)));
  return Array.from({ length: step }, (_, start) =>
    Array.from({ length: Math.ceil((length - start) / step) }, (_, index) => start + index * step),
  ).flat();
}

async function timeQuery(url: string, body: FilterBody): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/Products/Filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${JSON.stringify(body)}: ${response.status} ${text}`);
  return performance.now() - start;
}
