const leaseMs = 15_000;
const settleMs = 40;
const againMs = 120;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs work while no other tab runs work of that name. Browsers offer locks on secure origins only; elsewhere a lease in local
 * storage keeps the tabs apart as well as it can.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : withLease(`${name}.lease`, work);
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
