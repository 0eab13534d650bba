import type { LocalKey } from './keys.ts';

/** Source of an expression that reads a key, for scripts that run before all others; it throws where storage is forbidden. */
export function loadInScript(key: LocalKey): string {
  return `localStorage.getItem('${key}')`;
}

/** Source of a statement that keeps the text of an expression; it throws where storage is forbidden. */
export function keepInScript(key: LocalKey, expression: string): string {
  return `localStorage.setItem('${key}', ${expression})`;
}
