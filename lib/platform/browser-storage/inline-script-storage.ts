import type { LocalKey, SessionKey } from './keys.ts';

/** Source of an expression that reads a key, for inline scripts; throws at run time when storage is blocked. */
export function readStorageExpression(key: LocalKey): string {
  return `localStorage.getItem('${key}')`;
}

/** Source of a statement that stores the string value of an expression; throws at run time when storage is blocked. */
export function writeStorageStatement(key: LocalKey, expression: string): string {
  return `localStorage.setItem('${key}', ${expression})`;
}

/** Sources that read, store and remove a key of this tab, for inline scripts; they throw at run time when storage is blocked. */
export function sessionStorageSource(key: SessionKey) {
  return {
    read: `sessionStorage.getItem('${key}')`,
    write: (expression: string) => `sessionStorage.setItem('${key}', ${expression})`,
    remove: `sessionStorage.removeItem('${key}')`,
  };
}
