import { browserSettings } from '../settings/browser.ts';

/** The two tokens of a customer; null for one that is not there. */
export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/** Holds the tokens where storage is forbidden; they then last as long as the page. */
const memory = new Map<string, string>();

/** The stored tokens. */
export function loadTokens(): Tokens {
  const { accessTokenKey, refreshTokenKey } = browserSettings();
  return { access: read(accessTokenKey), refresh: read(refreshTokenKey) };
}

/** Whether an access token is stored, however old. */
export function hasToken(): boolean {
  return loadTokens().access !== null;
}

/** Stores both tokens; one that is null is removed. */
export function storeTokens({ access, refresh }: Tokens): void {
  const { accessTokenKey, refreshTokenKey } = browserSettings();
  // Other tabs hear of the access token, so the refresh token must be there by then.
  write(refreshTokenKey, refresh);
  write(accessTokenKey, access);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
