const leaseMs = 15_000;
const settleMs = 40;
const againMs = 120;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Queues of work in this tab by name, for browsers without Web Locks. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs work while no other work of that name runs, in this tab or another one. Browsers offer locks on secure origins only;
 * elsewhere a lease in local storage keeps the tabs apart as well as it can.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return inQueue(name, () => withLease(`${name}.lease`, work));
  let begun = false;
  try {
    return await locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // Browsers that forbid storage forbid locks too.
    if (begun) throw error;
    return inQueue(name, work);
  }
}

function inQueue<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    turn.catch(() => {}),
  );
  return turn;
}

async function withLease<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = `${Date.now()}.${Math.random()}`;
  try {
    for (;;) {
      if (!isHeld(localStorage.getItem(key))) {
        localStorage.setItem(key, mine);
        // Of tabs that wrote at the same time, the last one has it.
        await sleep(settleMs);
        if (localStorage.getItem(key) === mine) break;
      }
      await sleep(againMs);
    }
  } catch {
    // Without storage there is nothing that tabs could share.
    return work();
  }
  try {
    return await work();
  } finally {
    if (localStorage.getItem(key) === mine) localStorage.removeItem(key);
  }
}

function isHeld(lease: string | null): boolean {
  return lease !== null && Date.now() - Number.parseInt(lease, 10) < leaseMs;
}
