import type { LocalKey, SessionKey } from './keys.ts';

/** Code of an expression that reads a key, for inline scripts. In the browser, it throws when storage is blocked. */
export function readStorageExpression(key: LocalKey): string {
  return `localStorage.getItem('${key}')`;
}

/** Code of a statement that stores the value of an expression, a string. In the browser, it throws when storage is blocked. */
export function writeStorageStatement(key: LocalKey, expression: string): string {
  return `localStorage.setItem('${key}', ${expression})`;
}

/** Code that reads, stores and removes a key of session storage, for inline scripts. It throws when storage is blocked. */
export function sessionStorageSource(key: SessionKey) {
  return {
    read: `sessionStorage.getItem('${key}')`,
    write: (expression: string) => `sessionStorage.setItem('${key}', ${expression})`,
    remove: `sessionStorage.removeItem('${key}')`,
  };
}
