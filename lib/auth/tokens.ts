import { localTexts } from '../browser-storage/texts.ts';
import { tokenKeys } from './token-keys.ts';

/** The two tokens of a customer; null for one that is not there. */
export interface Tokens {
  access: string | null;
  refresh: string | null;
}

/** The stored tokens. */
export function loadTokens(): Tokens {
  const { access, refresh } = tokenKeys();
  return { access: localTexts.get(access), refresh: localTexts.get(refresh) };
}

/** Whether an access token is stored, however old. */
export function hasToken(): boolean {
  return loadTokens().access !== null;
}

/** Stores both tokens; one that is null is removed. Where storage is forbidden they last as long as the page. */
export function storeTokens(tokens: Tokens): void {
  const keys = tokenKeys();
  // Other tabs hear of the access token, so the refresh token must be there by then.
  for (const name of ['refresh', 'access'] as const) {
    const text = tokens[name];
    if (text === null) localTexts.remove(keys[name]);
    else localTexts.set(keys[name], text);
  }
}
