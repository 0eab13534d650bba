export interface Position {
  latitude: number | null;
  longitude: number | null;
}

const unknown: Position = { latitude: null, longitude: null };
const limits = { timeout: 2000, maximumAge: 600_000 };

let permission: PermissionStatus | null | undefined;

/**
 * Where the visitor is, when the browser may already tell; never asks for permission, and null otherwise (specification section
 * 7). Once it is known that it may not, the answer comes at once, so that an event still gets out of a page that is left.
 */
export function position(): Position | Promise<Position> {
  if (permission === undefined) return askPermission().then(position);
  return permission?.state === 'granted' ? locate() : unknown;
}

async function askPermission(): Promise<void> {
  permission = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'geolocation' }))
    .catch(() => null);
}

function locate(): Promise<Position> {
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(unknown),
      limits,
    ),
  );
}
