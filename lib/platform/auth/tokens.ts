import { safeLocalStorage } from '../browser-storage/safe-storage.ts';
import { tokenKeys } from './token-keys.ts';

/** Tokens of a customer; null for a missing one. */
export interface Tokens {
  access: string | null;
  refresh: string | null;
}

export function loadTokens(): Tokens {
  const { access, refresh } = tokenKeys();
  return { access: safeLocalStorage.get(access), refresh: safeLocalStorage.get(refresh) };
}

/** True when an access token is stored, expired or not. */
export function hasToken(): boolean {
  return loadTokens().access !== null;
}

/** Stores both tokens and removes those that are null. When storage is blocked they last until the page unloads. */
export function storeTokens(tokens: Tokens): void {
  const keys = tokenKeys();
  // Other tabs react to a change of the access token, so the refresh token is written first.
  for (const name of ['refresh', 'access'] as const) {
    const token = tokens[name];
    if (token === null) safeLocalStorage.remove(keys[name]);
    else safeLocalStorage.set(keys[name], token);
  }
}
