import { asObject } from '../../wire/json.ts';
import { readFlag } from '../../wire/quantity.ts';
import { readText } from '../../wire/text.ts';

export interface TokenPair {
  access: string | null;
  refresh: string | null;
}

/** Reads the two tokens of an answer. */
export function readTokenPair(value: unknown): TokenPair {
  const raw = asObject(value) ?? {};
  return { access: readText(raw.accessToken), refresh: readText(raw.refreshToken) };
}

export type SignInAnswer = { accepted: true; tokens: TokenPair } | { accepted: false; message: string };

/** Reads the answer to a login or registration; one without an access token is a refusal, whatever its status says. */
export function readSignIn(value: unknown): SignInAnswer {
  const raw = asObject(value) ?? {};
  const tokens = readTokenPair(raw);
  return readFlag(raw.status) === false || tokens.access === null
    ? { accepted: false, message: readText(raw.errorMessage) ?? '' }
    : { accepted: true, tokens };
}
