import type { LocalKey } from '../browser-storage/keys.ts';
import { logLine } from '../browser-storage/log.ts';
import { announceRevision, latestRevision } from '../browser-storage/revisions.ts';
import { keepStored, loadStored, onStoredElsewhere } from '../browser-storage/storage.ts';
import { withLock } from '../browser-storage/with-lock.ts';
import { createStore } from '../store/store.ts';
import { asObject } from '../wire/json.ts';
import type { SyncedList } from './synced-list.ts';

const version = 1;

/**
 * Opens the list that local storage keeps under a key as `{version, revision, items}`. What it holds is read defensively: bare arrays of
 * older versions are accepted, entries that `readItem` returns null for are dropped with a log line, and so is what stands there
 * twice. A change is made on top of what any tab wrote last, and one that leaves the list as it is writes nothing.
 * @param keep tells the visitor when it fails, unless told otherwise
 */
export function localList<T>(
  key: LocalKey,
  readItem: (item: unknown) => T | null,
  same: (one: T, other: T) => boolean,
  keep: (key: LocalKey, value: unknown) => boolean = keepStored,
): SyncedList<T> {
  const { get, set, subscribe } = createStore(load());

  function load(): readonly T[] {
    const stored = loadStored(key);
    if (stored === undefined) return [];
    const entries = entriesOf(stored);
    const read = (entries ?? []).map(readItem);
    const usable = read
      .filter((item) => item !== null)
      .filter((item, index, all) => all.findIndex((other) => same(item, other)) === index);
    if (entries === null || usable.length < read.length) {
      logLine(`Dropped what was not readable of ${key}: ${read.length - usable.length} of ${read.length}`);
    }
    return usable;
  }

  onStoredElsewhere(key, () => {
    set(load());
  });

  return {
    get,
    subscribe,
    update: (change) =>
      withLock(key, async () => {
        const revision = 1 + (await latestRevision(key, () => revisionOf(loadStored(key))));
        const before = load();
        const items = change(before);
        const isKept = items !== before && keep(key, { version, revision, items });
        set(items);
        if (isKept) await announceRevision(key, revision);
        return items;
      }),
  };
}

function entriesOf(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored;
  const items = asObject(stored)?.items;
  return Array.isArray(items) ? items : null;
}

function revisionOf(stored: unknown): number {
  const revision = asObject(stored)?.revision;
  return Number.isSafeInteger(revision) ? Number(revision) : 0;
}
