import { setSessionFromToken } from '../../platform/auth/session-from-token.ts';
import { readTokens } from '../../platform/auth/sign-in-response.ts';
import { storeTokens } from '../../platform/auth/tokens.ts';
import { omitEmptyFields } from '../../platform/forms/omit-empty-fields.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import { readSavedAddress, type SavedAddress } from '../address-book/address.ts';

/** Profile of a customer. */
export interface Profile {
  name: string;
  email: string;
  phoneNumber: string;
  addresses: SavedAddress[];
}

/** Absent fields stay unchanged; a new password requires the current one. */
export interface ProfileUpdate {
  name?: string;
  phoneNumber?: string;
  addresses?: SavedAddress[];
  currentPassword?: string;
  /** New password. */
  password?: string;
}

/** Fetches the customer's profile. */
export async function fetchProfile(locale: Locale): Promise<Profile> {
  return readProfile(await createResourceClient('profiles', locale).get());
}

/** Updates the profile. After a change of password the API returns new tokens, which replace those of this session. */
export async function updateProfile(update: ProfileUpdate, locale: Locale): Promise<void> {
  const addresses = update.addresses?.map(omitEmptyFields);
  const response = await createResourceClient('profiles', locale).update({
    ...update,
    ...(addresses && { addresses }),
  });
  const tokens = readTokens(response);
  if (tokens.access === null) return;
  storeTokens(tokens);
  await setSessionFromToken(tokens.access);
}

/** Reads a profile; absent fields are empty. */
export function readProfile(value: unknown): Profile {
  const raw = asObject(value) ?? {};
  return {
    name: readText(raw.name) ?? '',
    email: readText(raw.email) ?? '',
    phoneNumber: readText(raw.phoneNumber) ?? '',
    addresses: asArray(raw.addresses)
      .map(readSavedAddress)
      .filter((address) => address !== null),
  };
}
