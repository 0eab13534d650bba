import { readId } from '../../../platform/wire/identifiers.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readFlag } from '../../../platform/wire/quantity.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { Address, SavedAddress } from '../address.ts';

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
