export interface Position {
  latitude: number | null;
  longitude: number | null;
}

const unknown: Position = { latitude: null, longitude: null };
const limits = { timeout: 2000, maximumAge: 600_000 };

/** Where the visitor is, when the browser may already tell; never asks for permission, and null otherwise (specification section 7). */
export async function position(): Promise<Position> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    if (state !== 'granted') return unknown;
    return await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        () => resolve(unknown),
        limits,
      ),
    );
  } catch {
    return unknown;
  }
}
