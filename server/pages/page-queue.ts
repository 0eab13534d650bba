import { invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';

interface Flight<T> {
  id: string;
  /** Invalidation count when the work started; null while it waits for older work. */
  since: number | null;
  result: Promise<T>;
}

/**
 * Creates a queue for each page, in which its representations are rendered one after the other: Next joins concurrent renders of a page,
 * so that only one of them would learn its tags. Concurrent requests for one representation share a render (single-flight), unless a tag
 * was invalidated after it started.
 */
export function createPageQueue<T>(): (key: PageKey, start: () => Promise<T>) => Promise<T> {
  const flightsByPage = new Map<string, Flight<T>[]>();
  return ({ pageId, id }, start) => {
    const flights = flightsByPage.get(pageId) ?? [];
    const shared = flights.find(
      (flight) => flight.id === id && (flight.since === null || flight.since === invalidationCount()),
    );
    if (shared) return shared.result;
    // The result is set below, because its callbacks use the flight.
    const flight: Flight<T> = { id, since: null, result: Promise.resolve(undefined as never) };
    flight.result = Promise.allSettled([flights.at(-1)?.result])
      .then(() => {
        flight.since = invalidationCount();
        return start();
      })
      .finally(() => {
        const remaining = (flightsByPage.get(pageId) ?? []).filter((other) => other !== flight);
        if (remaining.length > 0) flightsByPage.set(pageId, remaining);
        else flightsByPage.delete(pageId);
      });
    flightsByPage.set(pageId, [...flights, flight]);
    return flight.result;
  };
}
