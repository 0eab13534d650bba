import type { ListKey } from './keys.ts';

/** Lifetime of a lock in local storage that is not renewed. */
const lockTtlMs = 15_000;
/** Tabs that see a free lock at the same time write it within this time. */
const raceWindowMs = 40;
const pollIntervalMs = 120;
const renewIntervalMs = 5_000;

/** Longest wait for the write of another tab. */
const maxVersionWaitMs = 2_000;
const versionPollIntervalMs = 5;
/** Duration of an announcement. By its end, every tab reads the written value. */
const announcementMs = 5_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Last work in each named queue of this tab, where Web Locks are missing or blocked. */
const queueTails = new Map<string, Promise<unknown>>();

/**
 * Runs work exclusively under a name, across tabs. Uses Web Locks; on insecure origins, where they are missing, falls back to an
 * expiring lock in local storage (best effort).
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return enqueue(name, () => withStorageLock(`${name}.lease`, work));
  let hasStarted = false;
  try {
    return await locks.request(name, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    if (hasStarted) throw error;
    // Browsers that block storage block locks, too.
    return enqueue(name, work);
  }
}

function enqueue<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (queueTails.get(name) ?? Promise.resolve()).then(work);
  queueTails.set(
    name,
    result.catch(() => {}),
  );
  return result;
}

async function withStorageLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  let lockValue = newLockValue();
  try {
    for (;;) {
      if (!isHeld(localStorage.getItem(key))) {
        localStorage.setItem(key, lockValue);
        // When several tabs write at once, the last write wins the lock.
        await sleep(raceWindowMs);
        if (localStorage.getItem(key) === lockValue) break;
      }
      await sleep(pollIntervalMs);
    }
  } catch {
    // Without storage, tabs share nothing to protect.
    return work();
  }
  // In a hidden tab, timers may run only once a minute. The lock of such a tab expires, and another tab takes it over.
  const renewal = setInterval(() => {
    updateOwnLock(key, lockValue, () => {
      const newValue = newLockValue();
      localStorage.setItem(key, newValue);
      lockValue = newValue;
    });
  }, renewIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    updateOwnLock(key, lockValue, () => localStorage.removeItem(key));
  }
}

/** Updates the lock while it has this value. Where storage has become full or blocked, the lock expires by itself. */
function updateOwnLock(key: string, lockValue: string, update: () => void): void {
  try {
    if (localStorage.getItem(key) === lockValue) update();
  } catch {}
}

/**
 * Value of a lock: the time at which it was written, in epoch milliseconds, and a random number. All tabs share the device's clock, right
 * or wrong, but not `performance.now()`.
 */
const newLockValue = () => `${Date.now()}.${Math.random()}`;

/** A lock expires 15 s after its last renewal. A lock from more than 15 s in the future was written before the clock was set back. */
function isHeld(storedValue: string | null): boolean {
  return storedValue !== null && Math.abs(Date.now() - Number.parseInt(storedValue, 10)) < lockTtlMs;
}

/** Functions by key that release the lock which announces this tab's last write. */
const releaseByKey = new Map<string, () => void>();

/**
 * Waits, for at most 2 s, until this tab reads the value last written by any tab, and resolves to the version of that write.
 * Browsers propagate `localStorage` between tabs with a delay, even under a Web Lock, but lock names are visible at once. So a
 * tab announces its write by holding a lock named `key@version`.
 * @param key key under which writes are announced ({@link announceWriteVersion})
 * @param readVersion returns the version of the stored value as this tab reads it
 */
export async function awaitLatestWriteVersion(key: string, readVersion: () => number): Promise<number> {
  const latestVersion = await latestAnnouncedVersion(key);
  const deadline = performance.now() + maxVersionWaitMs;
  while (readVersion() < latestVersion && performance.now() < deadline) await sleep(versionPollIntervalMs);
  return Math.max(latestVersion, readVersion());
}

async function latestAnnouncedVersion(key: string): Promise<number> {
  try {
    const { held = [] } = (await globalThis.navigator?.locks?.query?.()) ?? {};
    const names = held.flatMap(({ name = '' }) => (name.startsWith(`${key}@`) ? [name] : []));
    return Math.max(0, ...names.map((name) => Number(name.slice(key.length + 1))));
  } catch {
    return 0;
  }
}

/** Announces a write to all tabs. Resolves once the announcement is visible; at once where Web Locks are missing or blocked. */
export async function announceWriteVersion(key: string, version: number): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks?.query) return;
  await new Promise<void>((resolve) => {
    // Shared, so that it never waits for another tab that announces the same version.
    locks
      .request(`${key}@${version}`, { mode: 'shared' }, () => {
        releaseByKey.get(key)?.();
        resolve();
        return new Promise<void>((release) => {
          releaseByKey.set(key, release);
          setTimeout(release, announcementMs);
          // A page that holds a lock is excluded from the back-forward cache.
          globalThis.addEventListener?.('pagehide', () => release(), { once: true });
        });
      })
      .catch(() => resolve());
  });
}

/**
 * Writes the version record of a list to local storage: `version` is that of the storage format, `revision` that of the write. Returns
 * false when storage is full or blocked. Has no fallback in memory, because other tabs would not see the record there.
 */
export function persistVersionRecord(
  key: `${ListKey}.version`,
  versionRecord: { version: number; revision: number },
): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(versionRecord));
    return true;
  } catch {
    return false;
  }
}
