import type { LocalKey, SessionKey } from './keys.ts';

/** Texts in an area of the browser's storage; what does not fit, or is forbidden, is kept for as long as the page. */
function textsIn<Key extends string>(area: () => Storage) {
  const memory = new Map<Key, string>();
  return {
    /** Null for nothing. */
    get(key: Key): string | null {
      try {
        return memory.get(key) ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    /** False where it lives only as long as the page. */
    set(key: Key, text: string): boolean {
      try {
        area().setItem(key, text);
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
        area().removeItem(key);
      } catch {
        // Then there was only the one in memory.
      }
    },
  };
}

/** What is kept until it is forgotten, in every tab. */
export const localTexts = textsIn<LocalKey>(() => localStorage);

/** What is kept until the tab is closed. */
export const sessionTexts = textsIn<SessionKey>(() => sessionStorage);
