import type { ConfiguredKey } from '../browser-storage/keys.ts';
import { safeLocalStorage } from '../browser-storage/stored-values.ts';
import { browserSettings } from '../settings/browser-settings.ts';

/** Tokens of a customer; null for a missing one. */
export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/**
 * Storage keys of the access and refresh token, configured by environment variables. `version` is the key of a number that each refresh
 * raises.
 */
export function tokenKeys() {
  const { accessTokenKey, refreshTokenKey } = browserSettings();
  return {
    access: accessTokenKey as ConfiguredKey,
    refresh: refreshTokenKey as ConfiguredKey,
    version: `${refreshTokenKey}.refresh` as ConfiguredKey,
  };
}

/** Loads both tokens from local storage. */
export function loadTokens(): Tokens {
  const { access, refresh } = tokenKeys();
  return { access: safeLocalStorage.get(access), refresh: safeLocalStorage.get(refresh) };
}

/** True when an access token is stored, expired or not. */
export function hasAccessToken(): boolean {
  return loadTokens().access !== null;
}

/** Stores both tokens; removes a token that is null. When storage is blocked, the tokens last until the page unloads. */
export function storeTokens(tokens: Tokens): void {
  const keys = tokenKeys();
  // Other tabs react to a change of the access token, so the refresh token is written first.
  for (const name of ['refresh', 'access'] as const) {
    const token = tokens[name];
    if (token === null) safeLocalStorage.remove(keys[name]);
    else safeLocalStorage.set(keys[name], token);
  }
}
