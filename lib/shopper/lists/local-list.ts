import { logLine } from '../../platform/browser-storage/console-log.ts';
import type { ListKey } from '../../platform/browser-storage/keys.ts';
import {
  loadStored,
  onStorageChange,
  writeStoredOrReport,
} from '../../platform/browser-storage/stored-values.ts';
import {
  announceWriteVersion,
  awaitLatestWriteVersion,
  persistVersionRecord,
  withLock,
} from '../../platform/browser-storage/tab-locks.ts';
import { createStore } from '../../platform/store/store.ts';
import { asObject } from '../../platform/wire/json.ts';

/**
 * Pure function from the current items to the new ones; returns its argument for no change. It may run several times, on
 * items that other updates have changed meanwhile.
 */
export type ListUpdater<T> = (items: readonly T[]) => readonly T[];

/** Observable list of a visitor, stored in this browser or in an account. */
export interface SyncedList<T> {
  get(): readonly T[];
  /** Registers a listener for changes from any source; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /**
   * Resolves to the new items. A list in an account rolls back and rejects when the call fails. A list in a browser whose storage has no
   * room does not reject: its items last until the page unloads.
   */
  update(updater: ListUpdater<T>): Promise<readonly T[]>;
}

/** Version of the storage format, stored as `version`. Beside it the write version, a counter of writes, is stored as `revision`. */
const formatVersion = 2;

interface ListOptions<T> {
  /** Returns null for an unreadable item, which is dropped with a log line. */
  readItem(stored: unknown): T | null;
  /** Formats an item for storage; items are stored as they are by default. */
  formatItem?(item: NoInfer<T>): unknown;
  isSame(a: NoInfer<T>, b: NoInfer<T>): boolean;
  /** Returns false on failure; the default also reports the failure to the visitor. */
  persist?(key: ListKey, value: unknown): boolean;
}

/**
 * Creates a list shared by all tabs and persisted in local storage as an array, with its format and write version under a separate key. A
 * list of an older release (`{version, revision, items}`) is migrated at once. An update is applied to the value last written
 * by any tab; an updater that returns its argument writes nothing.
 */
export function createLocalList<T>(
  key: ListKey,
  { readItem, formatItem = (item) => item, isSame, persist = writeStoredOrReport }: ListOptions<T>,
): SyncedList<T> {
  const versionKey = `${key}.version` as const;
  let hasOlderFormat = false;
  const { get, set, subscribe } = createStore(load());

  /** Loads the items without unreadable ones and duplicates, and sets `hasOlderFormat`. */
  function load(): readonly T[] {
    const stored = loadStored(key);
    if (stored === undefined) return [];
    const rawItems = itemsOf(stored);
    hasOlderFormat = rawItems !== null && rawItems !== stored;
    // A value that is no list counts as one unreadable item.
    const parsedItems = (rawItems ?? [null]).map(readItem);
    const readableItems = parsedItems.filter((item) => item !== null);
    const items = readableItems.filter(
      (item, index) => readableItems.findIndex((other) => isSame(item, other)) === index,
    );
    const unreadableCount = parsedItems.length - readableItems.length;
    const duplicateCount = readableItems.length - items.length;
    if (unreadableCount + duplicateCount > 0)
      logLine(`Dropped items of ${key}: ${unreadableCount} unreadable, ${duplicateCount} duplicate`);
    return items;
  }

  /** Tabs of an older release may still write the version along with the items. */
  const storedWriteVersion = () =>
    Math.max(writeVersionIn(loadStored(versionKey)), writeVersionIn(loadStored(key)));

  /**
   * Writes the items before their version, so that a tab that reads the version reads the items, too. Returns false when storage has no
   * room for the items or the version; the version is then not announced, and no tab waits for it.
   */
  const write = (items: readonly T[], newWriteVersion: number): boolean =>
    persist(key, items.map(formatItem)) &&
    persistVersionRecord(versionKey, { version: formatVersion, revision: newWriteVersion });

  const update: SyncedList<T>['update'] = (updater) =>
    withLock(key, async () => {
      // Waits, because storage may show the write of another tab with a delay.
      const newWriteVersion = 1 + (await awaitLatestWriteVersion(key, storedWriteVersion));
      const storedItems = load();
      const items = updater(storedItems);
      const isWritten = items !== storedItems && write(items, newWriteVersion);
      set(items);
      if (isWritten) await announceWriteVersion(key, newWriteVersion);
      return items;
    });

  // Returning a copy counts as a change and writes the list in the current format, unless another tab has migrated it meanwhile.
  if (hasOlderFormat) void update((items) => (hasOlderFormat ? [...items] : items));

  onStorageChange(key, () => {
    set(load());
  });

  return { get, subscribe, update };
}

/** Returns the stored array, or the one inside the object of an older release; null without an array. */
function itemsOf(stored: unknown): unknown[] | null {
  const items = asObject(stored)?.items ?? stored;
  return Array.isArray(items) ? items : null;
}

function writeVersionIn(stored: unknown): number {
  const revision = asObject(stored)?.revision;
  return Number.isSafeInteger(revision) ? Number(revision) : 0;
}
