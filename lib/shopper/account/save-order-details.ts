import { maxAddresses } from '../../../contract/limits.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { type Address, type AddressField, withAddress } from '../address-book/address.ts';
import { fetchProfile, type ProfileUpdate, updateProfile } from './profile.ts';

/** Fields that identify an address: all but the notes for the courier. */
const identifyingFields: AddressField[] = [
  'country',
  'governorate',
  'city',
  'street',
  'building',
  'postalCode',
];

const addressKeyOf = (address: Address) =>
  identifyingFields.map((field) => address[field].trim().replace(/\s+/g, ' ').toLowerCase()).join('\n');

/**
 * Saves the address of an order in the customer's address book, unless the book has it or is full, or the order is picked up. Saves the
 * phone number in a profile that has none (docs/behaviour.md §4.8).
 * @throws {CallError} when the profile cannot be read or changed
 */
export async function saveOrderDetails(
  { address, phoneNumber, shipping }: { address: Address; phoneNumber: string; shipping?: string | null },
  locale: Locale,
): Promise<void> {
  const profile = await fetchProfile(locale);
  const update: ProfileUpdate = {};
  const isAlreadySaved = profile.addresses.some((saved) => addressKeyOf(saved) === addressKeyOf(address));
  // The street is empty when the order had a malformed address. The address of a pick-up is not the customer's.
  const isOwnAddress = address.street !== '' && shipping !== 'pick-up';
  if (isOwnAddress && !isAlreadySaved && profile.addresses.length < maxAddresses)
    update.addresses = withAddress(profile.addresses, { ...address, id: null, label: '', isDefault: false });
  if (phoneNumber && !profile.phoneNumber) update.phoneNumber = phoneNumber;
  if (Object.keys(update).length > 0) await updateProfile(update, locale);
}
