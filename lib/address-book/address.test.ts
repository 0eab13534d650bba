import { type SavedAddress, withAddress, withDefault, withoutAddress } from './address.ts';
import { countries, governorateKey, governorates } from './places.ts';

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
const shown = (addresses: SavedAddress[]) =>
  addresses.map(({ street, isDefault }) => (isDefault ? `${street}*` : street));

test('exactly one address is the default, whatever happens to them', () => {
  const one = withAddress([], address('a'));
  expect(shown(one)).toEqual(['a*']);
  const two = withAddress(one, address('b', true));
  expect(shown(two)).toEqual(['a', 'b*']);
  expect(shown(withAddress(two, address('c')))).toEqual(['a', 'b*', 'c']);
  expect(shown(withAddress(two, address('d'), 1))).toEqual(['a*', 'd']);
  expect(shown(withoutAddress(two, 1))).toEqual(['a*']);
  expect(shown(withoutAddress(two, 0))).toEqual(['b*']);
  expect(shown(withDefault(two, 0))).toEqual(['a*', 'b']);
  expect(withoutAddress(one, 0)).toEqual([]);
});

test.each(['en', 'ar'])('countries have names in %s, the first is first and none comes twice', (locale) => {
  const all = countries(locale, 'EG');
  expect(all[0]?.code).toBe('EG');
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all.filter(({ code, name }) => name === code)).toEqual([]);
});

test('a governorate is recognised in Egypt only', () => {
  expect(governorates).toHaveLength(27);
  expect(governorateKey('EG', 'Port Said')).toBe('port-said');
  expect(governorateKey('EG', 'Elsewhere')).toBeNull();
  expect(governorateKey('SA', 'Cairo')).toBeNull();
});
