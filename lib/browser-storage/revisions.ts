const patienceMs = 2_000;
const lookAgainMs = 5;
/** By then every tab sees what was stored. */
const announcedMs = 5_000;

/** Releases the lock named after the revision that this tab wrote last, by key. */
const letGo = new Map<string, () => void>();

/**
 * Waits until this tab sees what any tab wrote last, and resolves to the number of that revision. A browser shows a tab moments
 * later what another one stored, even after waiting for its lock; names of locks are the same for all tabs at once.
 * @param seen the revision that this tab sees
 */
export async function latestRevision(key: string, seen: () => number): Promise<number> {
  const newest = await newestRevision(key);
  const end = Date.now() + patienceMs;
  while (seen() < newest && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  return Math.max(newest, seen());
}

async function newestRevision(key: string): Promise<number> {
  try {
    const { held = [] } = (await globalThis.navigator?.locks?.query?.()) ?? {};
    const mine = held.flatMap(({ name = '' }) => (name.startsWith(`${key}@`) ? [name] : []));
    return Math.max(0, ...mine.map((name) => Number(name.slice(key.length + 1))));
  } catch {
    return 0;
  }
}

/** Tells all tabs at once that this one has written a revision. */
export async function announceRevision(key: string, revision: number): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks?.query) return;
  await new Promise<void>((resolve) => {
    locks
      .request(`${key}@${revision}`, { mode: 'shared' }, () => {
        letGo.get(key)?.();
        resolve();
        return new Promise<void>((done) => {
          letGo.set(key, done);
          setTimeout(done, announcedMs);
          // A page that holds a lock is not kept for the back button.
          globalThis.addEventListener?.('pagehide', () => done(), { once: true });
        });
      })
      .catch(() => resolve());
  });
}
