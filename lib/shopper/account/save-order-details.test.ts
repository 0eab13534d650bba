import { maxAddresses } from '../../../contract/limits.ts';
import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { saveOrderDetails } from './save-order-details.ts';

const address = {
  country: 'EG',
  governorate: 'Cairo',
  city: 'Maadi',
  street: 'Road 9',
  building: '12',
  postalCode: '',
  notes: 'Ring twice',
};
const { postalCode, ...sentAddress } = address;
const saved = { ...address, id: 1, label: 'Home', isDefault: true };
const { postalCode: _, ...sentSaved } = saved;
const phoneNumber = '+201001234567';

/** Saves the details of an order for a customer with this profile, and returns the bodies of the updates sent. */
async function updatesAfterOrder(profile: object, details: object = {}) {
  const updates: unknown[] = [];
  installFakeAuthBrowser((_path, _authorization, { method, body }) => {
    if (method === 'PUT') updates.push(JSON.parse(String(body)));
    return Response.json({ response: method === 'PUT' ? null : profile });
  });
  await saveOrderDetails({ address, phoneNumber, ...details }, 'en');
  return updates;
}

describe('saveOrderDetails', () => {
  test('saves the first address as the default, and a missing phone number', async () => {
    expect(await updatesAfterOrder({ addresses: [] })).toEqual([
      { addresses: [{ ...sentAddress, isDefault: true }], phoneNumber },
    ]);
  });

  test('adds another address and keeps the default and the phone number', async () => {
    const moved = { ...address, street: 'Road 10' };
    const profile = { phoneNumber: '+20100', addresses: [saved] };
    expect(await updatesAfterOrder(profile, { address: moved })).toEqual([
      { addresses: [sentSaved, { ...sentAddress, street: 'Road 10', isDefault: false }] },
    ]);
  });

  test.each([
    ['is saved already', { ...address, street: ' road  9 ', notes: '' }],
    ['has no street', { ...address, street: '' }],
  ])('sends nothing when the address %s', async (_case, ordered) => {
    expect(await updatesAfterOrder({ phoneNumber, addresses: [saved] }, { address: ordered })).toEqual([]);
  });

  test('adds no address to a full book and no empty phone number', async () => {
    const addresses = Array.from({ length: maxAddresses }, (_, id) => ({
      ...saved,
      id,
      street: `Road ${id + 20}`,
    }));
    expect(await updatesAfterOrder({ addresses }, { phoneNumber: '' })).toEqual([]);
    const updates = await updatesAfterOrder({ addresses: addresses.slice(1) }, { phoneNumber: '' });
    expect(updates).toMatchObject([{ addresses: { length: maxAddresses } }]);
  });
});
