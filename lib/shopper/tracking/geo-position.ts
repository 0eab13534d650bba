import { beforePageHide } from './before-page-hide.ts';

/** Coordinates in degrees; null when unknown. */
export interface GeoPosition {
  latitude: number | null;
  longitude: number | null;
}

const unknownPosition: GeoPosition = { latitude: null, longitude: null };

/** Undefined until queried; null when the browser cannot tell. */
let permission: PermissionStatus | null | undefined;
/** Code that only visitors load who have granted the permission. */
let locator: typeof import('./locate-visitor.ts') | undefined;

/**
 * Returns the visitor's position if permission was granted before; never prompts for it. Unknown when the page is left first. A cached
 * position is returned synchronously, so that events can still be sent while the page unloads.
 */
export function currentPosition(): GeoPosition | Promise<GeoPosition> {
  if (permission === undefined) return queryPermission().then(currentPosition);
  if (permission?.state !== 'granted') return unknownPosition;
  const coordinates = locator ? locator.locateVisitor() : loadAndLocate();
  if (!(coordinates instanceof Promise)) return coordinates ?? unknownPosition;
  return beforePageHide(coordinates, null).then((located) => located ?? unknownPosition);
}

async function loadAndLocate() {
  locator = await import('./locate-visitor.ts');
  return locator.locateVisitor();
}

async function queryPermission(): Promise<void> {
  // Within `then`, so that `catch` also handles the error of a browser without `navigator.permissions`.
  permission = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'geolocation' }))
    .catch(() => null);
}
