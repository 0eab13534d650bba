import { readProfile } from '@/lib/account/wire/profile';
import type { SavedAddress } from '@/lib/address-book/address';
import { setSessionFromToken } from '@/lib/auth/session-from-token';
import { storeTokens } from '@/lib/auth/tokens';
import { readTokens } from '@/lib/auth/wire/sign-in';
import type { Locale } from '@/lib/i18n/routing';
import { createResourceClient } from '@/lib/resources/resource-client';
import type { Profile } from './types.ts';

/** Absent fields stay unchanged; a new password requires the current one. */
export interface ProfileUpdate {
  name?: string;
  phoneNumber?: string;
  addresses?: SavedAddress[];
  currentPassword?: string;
  newPassword?: string;
}

/** Fetches the customer's profile. */
export async function fetchProfile(locale: Locale): Promise<Profile> {
  return readProfile(await createResourceClient('profiles', locale).get());
}

/** Updates the profile. After a change of password the API returns new tokens, which replace those of this session. */
export async function updateProfile(update: ProfileUpdate, locale: Locale): Promise<void> {
  const response = await createResourceClient('profiles', locale).update(update);
  const tokens = readTokens(response);
  if (tokens.access === null) return;
  storeTokens(tokens);
  await setSessionFromToken(tokens.access);
}
