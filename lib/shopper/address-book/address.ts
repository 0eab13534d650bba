import { type Id, readId } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readFlag } from '../../platform/wire/quantity.ts';
import { readText } from '../../platform/wire/text.ts';

/** Postal address; missing fields are empty strings. */
export interface Address {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** Governorate, state or province. */
  governorate: string;
  city: string;
  street: string;
  building: string;
  postalCode: string;
  notes: string;
}

export type AddressField = keyof Address;

/** Address in a customer's address book. */
export interface SavedAddress extends Address {
  /** Null until the API assigns one. */
  id: Id | null;
  label: string;
  isDefault: boolean;
}

/** Adds an address, or replaces the one at `index`; keeps exactly one default. */
export function withAddress(
  addresses: readonly SavedAddress[],
  address: SavedAddress,
  index = addresses.length,
): SavedAddress[] {
  const changedAddresses = [...addresses.slice(0, index), address, ...addresses.slice(index + 1)];
  return withDefault(
    changedAddresses,
    address.isDefault ? index : changedAddresses.findIndex(({ isDefault }) => isDefault),
  );
}

/** Removes an address. Without a remaining default, the first one becomes the default. */
export function withoutAddress(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const remainingAddresses = addresses.filter((_, position) => position !== index);
  return withDefault(
    remainingAddresses,
    remainingAddresses.findIndex(({ isDefault }) => isDefault),
  );
}

/** Makes the address at `index` the default, or the first one for a negative index. */
export function withDefault(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const defaultIndex = Math.max(0, index);
  return addresses.map((address, position) => ({ ...address, isDefault: position === defaultIndex }));
}

/** Reads an address; missing fields become empty strings. */
export function readAddress(value: unknown): Address {
  const raw = asObject(value) ?? {};
  const text = (field: keyof Address) => readText(raw[field]) ?? '';
  return {
    country: text('country').toUpperCase(),
    governorate: text('governorate'),
    city: text('city'),
    street: text('street'),
    building: text('building'),
    postalCode: text('postalCode'),
    notes: text('notes'),
  };
}

/** Reads an address of the address book; null unless it is an object. */
export function readSavedAddress(value: unknown): SavedAddress | null {
  const raw = asObject(value);
  if (!raw) return null;
  return {
    ...readAddress(raw),
    id: readId(raw.id),
    label: readText(raw.label) ?? '',
    isDefault: readFlag(raw.isDefault) ?? false,
  };
}
