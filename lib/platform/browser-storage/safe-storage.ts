import type { LocalKey, SessionKey } from './keys.ts';

/** Wraps a storage area so that it never throws: when storage is full or blocked, values live in memory until the page unloads. */
function createSafeStorage<Key extends string>(getArea: () => Storage) {
  const memory = new Map<Key, string>();
  return {
    get(key: Key): string | null {
      try {
        return memory.get(key) ?? getArea().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns false when the value is only in memory. */
    set(key: Key, text: string): boolean {
      try {
        getArea().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove(key: Key): void {
      memory.delete(key);
      try {
        getArea().removeItem(key);
      } catch {
        // Storage is blocked: the value was in memory only.
      }
    },
  };
}

/** `localStorage` that never throws. */
export const safeLocalStorage = createSafeStorage<LocalKey>(() => localStorage);

/** `sessionStorage` that never throws. */
export const safeSessionStorage = createSafeStorage<SessionKey>(() => sessionStorage);
