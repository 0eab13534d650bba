import { invalidationCount } from '../../lib/cache/local-invalidation.ts';

interface Flight<T> {
  representation: string;
  /** Invalidation count when the work started; null while it waits for older work. */
  since: number | null;
  result: Promise<T>;
}

/**
 * Single-flight: concurrent requests for the same representation of a page share one render, unless a tag was invalidated after it
 * started. A request after an invalidation gets a new render, which starts once the older renders of the page are done.
 */
export function createSingleFlight<T>(): (
  page: string,
  representation: string,
  start: () => Promise<T>,
) => Promise<T> {
  const flightsByPage = new Map<string, Flight<T>[]>();
  return (page, representation, start) => {
    const flights = flightsByPage.get(page) ?? [];
    const isCurrent = ({ since }: Flight<T>) => since === null || since === invalidationCount();
    const shared = flights.find((flight) => flight.representation === representation && isCurrent(flight));
    if (shared) return shared.result;
    const older = flights.filter((flight) => !isCurrent(flight)).map(({ result }) => result);
    // The result is set below, because its callbacks use the flight.
    const flight: Flight<T> = { representation, since: null, result: Promise.resolve(undefined as never) };
    flight.result = Promise.allSettled(older)
      .then(() => {
        flight.since = invalidationCount();
        return start();
      })
      .finally(() => {
        const remaining = (flightsByPage.get(page) ?? []).filter((other) => other !== flight);
        if (remaining.length > 0) flightsByPage.set(page, remaining);
        else flightsByPage.delete(page);
      });
    flightsByPage.set(page, [...flights, flight]);
    return flight.result;
  };
}
