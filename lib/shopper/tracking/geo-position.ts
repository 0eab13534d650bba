import { type ClockReading, elapsedSince, readClocks } from '../../platform/shop-time/clock-reading.ts';

/** Coordinates in degrees; null when unknown. */
export interface GeoPosition {
  latitude: number | null;
  longitude: number | null;
}

const unknownPosition: GeoPosition = { latitude: null, longitude: null };
const requestOptions = { timeout: 2000, maximumAge: 600_000 };

/** How long a position is reused. */
const positionTtlMs = requestOptions.maximumAge;
/** How long no position is requested after a failure. */
const failureTtlMs = 60_000;

/** Undefined until queried; null when the browser cannot tell. */
let permission: PermissionStatus | null | undefined;
let cached: { position: GeoPosition; ttlMs: number; cachedAt: ClockReading } | undefined;

/**
 * Returns the visitor's position if permission was granted before; never prompts for it. A cached position is returned
 * synchronously, so that events can still be sent while the page unloads.
 */
export function currentPosition(): GeoPosition | Promise<GeoPosition> {
  if (permission === undefined) return queryPermission().then(currentPosition);
  if (permission?.state !== 'granted') return unknownPosition;
  return cached && elapsedSince(cached.cachedAt) < cached.ttlMs ? cached.position : locate();
}

async function queryPermission(): Promise<void> {
  // Within `then`, so that `catch` also handles the error of a browser without `navigator.permissions`.
  permission = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'geolocation' }))
    .catch(() => null);
}

/** Requests the position from the browser; unknown after a failure, or when the page is left first. */
function locate(): Promise<GeoPosition> {
  return new Promise((resolve) => {
    const finish = (position: GeoPosition, ttlMs: number) => {
      cached = { position, ttlMs, cachedAt: readClocks() };
      resolve(position);
    };
    addEventListener('pagehide', () => resolve(unknownPosition), { once: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }, positionTtlMs),
      () => finish(unknownPosition, failureTtlMs),
      requestOptions,
    );
  });
}
