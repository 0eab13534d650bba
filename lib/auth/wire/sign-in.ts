import { asObject } from '../../wire/json.ts';
import { readFlag } from '../../wire/quantity.ts';
import { readText } from '../../wire/text.ts';

export interface TokenPair {
  access: string | null;
  refresh: string | null;
}

/** Parses the tokens of a response. */
export function readTokenPair(value: unknown): TokenPair {
  const raw = asObject(value) ?? {};
  return { access: readText(raw.accessToken), refresh: readText(raw.refreshToken) };
}

export type SignInResult = { accepted: true; tokens: TokenPair } | { accepted: false; message: string };

/** Parses the response to a login or registration. A response without an access token is a rejection, whatever its status. */
export function readSignIn(value: unknown): SignInResult {
  const raw = asObject(value) ?? {};
  const tokens = readTokenPair(raw);
  return readFlag(raw.status) === false || tokens.access === null
    ? { accepted: false, message: readText(raw.errorMessage) ?? '' }
    : { accepted: true, tokens };
}
