import type { Id } from '../wire/identifiers.ts';

/** Where something is sent; texts that were left out are empty. */
export interface Address {
  /** Code of ISO 3166-1. */
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

/** An address of a customer's address book. */
export interface SavedAddress extends Address {
  /** Null until the upstream has given one. */
  id: Id | null;
  label: string;
  isDefault: boolean;
}

/** The addresses with one more or one changed (`index`); exactly one of them is the default. */
export function withAddress(
  addresses: readonly SavedAddress[],
  address: SavedAddress,
  index = addresses.length,
): SavedAddress[] {
  const next = [...addresses.slice(0, index), address, ...addresses.slice(index + 1)];
  return withDefault(next, address.isDefault ? index : next.findIndex(({ isDefault }) => isDefault));
}

/** The addresses without one; another becomes the default where that one was. */
export function withoutAddress(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const next = addresses.filter((_, at) => at !== index);
  return withDefault(
    next,
    next.findIndex(({ isDefault }) => isDefault),
  );
}

/** The addresses with this one as the default, the first one where there is no such. */
export function withDefault(addresses: readonly SavedAddress[], index: number): SavedAddress[] {
  const chosen = Math.max(0, index);
  return addresses.map((address, at) => ({ ...address, isDefault: at === chosen }));
}
