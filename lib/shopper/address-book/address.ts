import type { Id } from '../../platform/wire/identifiers.ts';

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
  const next = [...addresses.slice(0, index), address, ...addresses.slice(index + 1)];
  return withDefault(next, address.isDefault ? index : next.findIndex(({ isDefault }) => isDefault));
}

/** Removes an address. Without a remaining default, the first one becomes the default. */
export function withoutAddress(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const next = addresses.filter((_, position) => position !== index);
  return withDefault(
    next,
    next.findIndex(({ isDefault }) => isDefault),
  );
}

/** Makes the address at `index` the default, or the first one for a negative index. */
export function withDefault(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const defaultIndex = Math.max(0, index);
  return addresses.map((address, position) => ({ ...address, isDefault: position === defaultIndex }));
}
