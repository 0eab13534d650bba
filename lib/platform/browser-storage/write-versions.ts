import type { ListKey } from './keys.ts';

const timeoutMs = 2_000;
const pollIntervalMs = 5;
/** Duration of an announcement; afterwards every tab reads the written value. */
const announcementMs = 5_000;

/** By key: releases the lock that announces this tab's last write. */
const releaseByKey = new Map<string, () => void>();

/**
 * Waits, for at most 2 s, until this tab reads the value last written by any tab, and resolves to the version of that write.
 * Browsers propagate `localStorage` between tabs with a delay, even under a Web Lock, but lock names are visible at once. So a
 * tab announces its write by holding a lock named `key@version`.
 * @param readVersion returns the version stored under the key as this tab reads it
 */
export async function awaitLatestWriteVersion(key: string, readVersion: () => number): Promise<number> {
  const latestVersion = await latestAnnouncedVersion(key);
  const deadline = performance.now() + timeoutMs;
  while (readVersion() < latestVersion && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
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

/**
 * Writes the version record of a list to local storage; returns false when storage is full or blocked. Has no fallback in memory,
 * because other tabs would not see the record there.
 */
export function persistVersionRecord(key: `${ListKey}.version`, versionRecord: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(versionRecord));
    return true;
  } catch {
    return false;
  }
}

/** Announces a write to all tabs. Resolves once the announcement is visible. */
export async function announceWriteVersion(key: string, version: number): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks?.query) return;
  await new Promise<void>((resolve) => {
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
