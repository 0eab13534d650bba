import { accountPaths } from '@/contract/paths';
import { readProfile } from '@/lib/account/wire/profile';
import type { SavedAddress } from '@/lib/address-book/address';
import { announce } from '@/lib/auth/announce';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import { storeTokens } from '@/lib/auth/tokens';
import { readTokenPair } from '@/lib/auth/wire/sign-in';
import type { Locale } from '@/lib/i18n/routing';
import type { Profile } from './types.ts';

/** What is left out stays as it is; a new password needs the current one. */
export interface ProfileUpdate {
  name?: string;
  phoneNumber?: string;
  addresses?: SavedAddress[];
  currentPassword?: string;
  newPassword?: string;
}

/** The customer's own profile. */
export async function fetchProfile(locale: Locale): Promise<Profile> {
  return readProfile(await callFromBrowser({ path: accountPaths.profile, locale }));
}

/** Changes the customer's profile; a new password comes with new tokens, which this session goes on with. */
export async function updateProfile(update: ProfileUpdate, locale: Locale): Promise<void> {
  const answer = await callFromBrowser({
    method: 'PUT',
    path: accountPaths.updateProfile,
    body: update,
    locale,
  });
  const tokens = readTokenPair(answer);
  if (tokens.access === null) return;
  storeTokens(tokens);
  await announce(tokens.access);
}
