import { readSavedAddress, type SavedAddress, withAddress, withDefault, withoutAddress } from './address.ts';
import { savedAddressSchema } from './address-schema.ts';
import { countries, governorateKey, governorates } from './countries.ts';

const address = (street: string, isDefault = false): SavedAddress => ({
  id: null,
  label: '',
  country: 'EG',
  governorate: 'Cairo',
  city: 'Maadi',
  street,
  building: '',
  postalCode: '',
  notes: '',
  isDefault,
});
/** Streets in order; the street of the default address ends with an asterisk. */
const streetsOf = (addresses: SavedAddress[]) =>
  addresses.map(({ street, isDefault }) => (isDefault ? `${street}*` : street));

describe('address book', () => {
  test('a new address is not the default', () => {
    const values = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: ' a ' };
    expect(savedAddressSchema.cast(values)).toEqual({
      ...values,
      street: 'a',
      building: '',
      postalCode: '',
      notes: '',
      label: '',
      isDefault: false,
    });
  });

  test('exactly one address is the default after every change', () => {
    const oneAddress = withAddress([], address('a'));
    expect(streetsOf(oneAddress)).toEqual(['a*']);
    const twoAddresses = withAddress(oneAddress, address('b', true));
    expect(streetsOf(twoAddresses)).toEqual(['a', 'b*']);
    expect(streetsOf(withAddress(twoAddresses, address('c')))).toEqual(['a', 'b*', 'c']);
    expect(streetsOf(withAddress(twoAddresses, address('d'), 1))).toEqual(['a*', 'd']);
    expect(streetsOf(withAddress(twoAddresses, address('d'), 0))).toEqual(['d', 'b*']);
    expect(streetsOf(withoutAddress(twoAddresses, 1))).toEqual(['a*']);
    expect(streetsOf(withoutAddress(twoAddresses, 0))).toEqual(['b*']);
    expect(streetsOf(withDefault(twoAddresses, 0))).toEqual(['a*', 'b']);
    expect(withoutAddress(oneAddress, 0)).toEqual([]);
  });

  test.each(['en', 'ar'])('countries names each country once in %s, Egypt first', (locale) => {
    const allCountries = countries(locale, 'EG');
    expect(allCountries[0]?.code).toBe('EG');
    expect(new Set(allCountries.map(({ code }) => code)).size).toBe(allCountries.length);
    expect(allCountries.filter(({ code, name }) => name === code)).toEqual([]);
  });

  test('only Egypt has known governorates', () => {
    expect(governorates).toHaveLength(27);
    expect(governorateKey('EG', 'Port Said')).toBe('port-said');
    expect(governorateKey('EG', 'Elsewhere')).toBeNull();
    expect(governorateKey('SA', 'Cairo')).toBeNull();
  });
});

const fields = {
  governorate: 'Cairo',
  city: 'Maadi',
  street: 'Road 9',
  building: '12',
  postalCode: '11728',
  notes: 'Ring twice',
  id: 7,
  label: 'Home',
};

describe('readSavedAddress', () => {
  test('reads all fields, with the country in capitals', () => {
    expect(readSavedAddress({ ...fields, country: 'eg', isDefault: true })).toEqual({
      ...fields,
      country: 'EG',
      isDefault: true,
    });
    expect(readSavedAddress({ street: 'Road 9' })).toMatchObject({
      id: null,
      label: '',
      city: '',
      isDefault: false,
    });
  });

  test.each([null, 'Road 9', 7])('rejects %j', (value) => {
    expect(readSavedAddress(value)).toBeNull();
  });
});
