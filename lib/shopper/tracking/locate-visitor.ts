import { type ClockReading, elapsedSince, readClocks } from '../../platform/shop-time/clock-reading.ts';

/** In degrees. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

const requestOptions = { timeout: 2000, maximumAge: 600_000 };

/** How long coordinates are reused. */
const coordinatesTtlMs = requestOptions.maximumAge;
/** How long the browser is not asked again after a failure. */
const failureTtlMs = 60_000;

/** Request under way, shared by all callers, so that no older failure replaces a newer position. */
let runningRequest: Promise<Coordinates | null> | undefined;
let cached: { coordinates: Coordinates | null; ttlMs: number; cachedAt: ClockReading } | undefined;

/**
 * Returns cached coordinates, or requests them from the browser, which prompts for permission where it was not granted before; null for a
 * minute after a failure.
 */
export function locateVisitor(): Coordinates | null | Promise<Coordinates | null> {
  return cached && elapsedSince(cached.cachedAt) < cached.ttlMs ? cached.coordinates : requestCoordinates();
}

function requestCoordinates(): Promise<Coordinates | null> {
  runningRequest ??= new Promise<Coordinates | null>((resolve) => {
    const finish = (coordinates: Coordinates | null, ttlMs: number) => {
      cached = { coordinates, ttlMs, cachedAt: readClocks() };
      resolve(coordinates);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }, coordinatesTtlMs),
      () => finish(null, failureTtlMs),
      requestOptions,
    );
  }).finally(() => {
    runningRequest = undefined;
  });
  return runningRequest;
}
