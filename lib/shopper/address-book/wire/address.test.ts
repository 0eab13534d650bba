import { readSavedAddress } from './address.ts';

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
