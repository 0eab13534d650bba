export interface Position {
  latitude: number | null;
  longitude: number | null;
}

const unknown: Position = { latitude: null, longitude: null };
const limits = { timeout: 2000, maximumAge: 600_000 };

/** How long a position is given out again, and how long none is asked for after there was none. */
const youngMs = { found: limits.maximumAge, missed: 60_000 };

let permission: PermissionStatus | null | undefined;
let last: { position: Position; until: number } | undefined;

/**
 * Where the visitor is, when the browser may already tell; never asks for permission, and null otherwise (specification section
 * 7). What is known is answered at once, so that an event still gets out of a page that is left.
 */
export function position(): Position | Promise<Position> {
  if (permission === undefined) return askPermission().then(position);
  if (permission?.state !== 'granted') return unknown;
  return last && last.until > Date.now() ? last.position : locate();
}

async function askPermission(): Promise<void> {
  permission = await Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'geolocation' }))
    .catch(() => null);
}

/** Asks the browser, unless the page is left first. */
function locate(): Promise<Position> {
  return new Promise((resolve) => {
    const answer = (position: Position, ms: number) => {
      last = { position, until: Date.now() + ms };
      resolve(position);
    };
    addEventListener('pagehide', () => resolve(unknown), { once: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ latitude, longitude }, youngMs.found),
      () => answer(unknown, youngMs.missed),
      limits,
    );
  });
}
