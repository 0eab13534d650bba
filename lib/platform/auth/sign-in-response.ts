import { asObject } from '../wire/json.ts';
import { readFlag } from '../wire/quantity.ts';
import { readText } from '../wire/text.ts';
import type { Tokens } from './tokens.ts';

/** Parses the tokens of a response; a missing one is null. */
export function readTokens(value: unknown): Tokens {
  const raw = asObject(value) ?? {};
  return { access: readText(raw.accessToken), refresh: readText(raw.refreshToken) };
}

/** Accepted or rejected; the message of a rejection is '' when the API sends none. */
export type SignInResult = { accepted: true; tokens: Tokens } | { accepted: false; message: string };

/** Parses the response to a login or registration. A response without an access token is a rejection, whatever its `status` field is. */
export function readSignIn(value: unknown): SignInResult {
  const raw = asObject(value) ?? {};
  const tokens = readTokens(raw);
  return readFlag(raw.status) === false || tokens.access === null
    ? { accepted: false, message: readText(raw.errorMessage) ?? '' }
    : { accepted: true, tokens };
}
