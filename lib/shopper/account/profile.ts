import { setSessionFromToken } from '@/lib/platform/auth/session-from-token';
import { storeTokens } from '@/lib/platform/auth/tokens';
import { readTokens } from '@/lib/platform/auth/wire/sign-in';
import type { Locale } from '@/lib/platform/i18n/routing';
import { createResourceClient } from '@/lib/platform/resource-service/resource-client';
import { readProfile } from '@/lib/shopper/account/wire/profile';
import type { SavedAddress } from '@/lib/shopper/address-book/address';
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
