import { asArray, asObject } from '../../../platform/wire/json.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readSavedAddress } from '../../address-book/wire/address.ts';
import type { Profile } from '../types.ts';

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
