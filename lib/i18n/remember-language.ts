import type { Locale } from './routing.ts';

/** Stores the chosen language (specification section 4); where storage is forbidden the address alone carries it. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem('language', locale);
  } catch {
    // Private windows may forbid storage.
  }
}
