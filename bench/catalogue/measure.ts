import { percentile } from '../support/percentile.ts';
import type { FilterBody, Query } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** A query and how long each shop took to answer it, in milliseconds. */
export interface Measured extends Query {
  times: number[];
}

const rounds = 3;

/**
 * Asks every shop every query, in turns, several times over; the middle time counts. What else the machine does thus
 * hits all alike, and no query more than others.
 */
export async function measure(shops: SizedShop[], queries: Query[]): Promise<Measured[]> {
  const times = queries.map(() => shops.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const index of interleaved(queries.length)) {
      const turn = shops.map((_, place) => (place + index + round) % shops.length);
      for (const place of turn) {
        const [shop, query] = [shops[place], queries[index]];
        if (shop && query) times[index]?.[place]?.push(await ask(shop.api.url, query.body));
      }
    }
  }
  return queries.map((query, index) => ({
    ...query,
    times: (times[index] ?? []).map((own) => percentile(own, 0.5)),
  }));
}

/** All indexes, neighbours far apart, so that kinds come in turns. */
function interleaved(length: number): number[] {
  const step = Math.max(1, Math.floor(Math.sqrt(length)));
  return Array.from({ length: step }, (_, start) =>
    Array.from({ length: Math.ceil((length - start) / step) }, (_, at) => start + at * step),
  ).flat();
}

async function ask(url: string, body: FilterBody): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/Products/Filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${JSON.stringify(body)}: ${response.status} ${answer}`);
  return performance.now() - start;
}
