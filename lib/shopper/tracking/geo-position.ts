import { type ClockReading, elapsedSince, readClocks } from '../../platform/shop-time/clock-reading.ts';

/** Coordinates in degrees; null when unknown. */
export interface GeoPosition {
  latitude: number | null;
  longitude: number | null;
}

const unknownPosition: GeoPosition = { latitude: null, longitude: null };
const requestOptions = { timeout: 2000, maximumAge: 600_000 };

/** How long a position is reused, and how long none is requested after a failure. */
const ttlMs = { located: requestOptions.maximumAge, failed: 60_000 };

/** Undefined until queried; null when the browser cannot tell. */
let permission: PermissionStatus | null | undefined;
let cached: { position: GeoPosition; ttlMs: number; locatedAt: ClockReading } | undefined;

/**
 * Returns the visitor's position if permission was granted before; never prompts for it. A cached position is returned
 * synchronously, so that events can still be sent while the page unloads.
 */
export function currentPosition(): GeoPosition | Promise<GeoPosition> {
  if (permission === undefined) return queryPermission().then(currentPosition);
  if (permission?.state !== 'granted') return unknownPosition;
  return cached && elapsedSince(cached.locatedAt) < cached.ttlMs ? cached.position : locate();
}

async function queryPermission(): Promise<void> {
  // Within `then`, so that `catch` also handles the error of a browser without `navigator.permissions`.
  permission = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'geolocation' }))
    .catch(() => null);
}

/** Requests the position from the browser; unknown when the page is left first. */
function locate(): Promise<GeoPosition> {
  return new Promise((resolve) => {
    const finish = (position: GeoPosition, positionTtlMs: number) => {
      cached = { position, ttlMs: positionTtlMs, locatedAt: readClocks() };
      resolve(position);
    };
    addEventListener('pagehide', () => resolve(unknownPosition), { once: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }, ttlMs.located),
      () => finish(unknownPosition, ttlMs.failed),
      requestOptions,
    );
  });
}
