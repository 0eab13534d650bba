const lockTtlMs = 15_000;
const raceWindowMs = 40;
const pollIntervalMs = 120;
const renewIntervalMs = 5000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tail of each named queue of this tab, for browsers without Web Locks. */
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
    // Browsers that block storage block locks too.
    if (hasStarted) throw error;
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
    if (localStorage.getItem(key) !== lockValue) return;
    lockValue = newLockValue();
    localStorage.setItem(key, lockValue);
  }, renewIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if (localStorage.getItem(key) === lockValue) localStorage.removeItem(key);
  }
}

/**
 * Value of a lock: the time at which it was written, in epoch milliseconds, and a random number. By the device's clock, which all
 * tabs share, unlike `performance.now()`; whether it is right does not matter.
 */
const newLockValue = () => `${Date.now()}.${Math.random()}`;

/** A lock from the future was written before the clock was set back, and has expired, too, unless its tab renews it. */
function isHeld(storedValue: string | null): boolean {
  return storedValue !== null && Math.abs(Date.now() - Number.parseInt(storedValue, 10)) < lockTtlMs;
}
