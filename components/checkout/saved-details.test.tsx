import { act, screen, waitFor } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists, wireProfile } from '@/components/testing/account-samples';
import {
  abaya,
  buyer,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { readAddress } from '@/lib/shopper/address-book/address';
import { persistDraft } from '@/lib/shopper/checkout/checkout-values';

const profilePath = '/Posts/Profiles';
const address = readAddress(buyer);
let api: FakeApi;

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya });
  setAccountLists(api, { cart: [{ id: 1, slug: 'abaya', title: 'Abaya', orderQuantity: 1 }] });
  api.setResponse('POST /ShoppingCart/RemoveFromCart', []);
  api.setResponse(`POST ${ordersPath}`, { id: 7, number: 'RD-7' });
  api.setResponse(`PUT ${profilePath}`, null);
});

/** Places an order of a customer with this profile. */
async function placeOrderWith(profile: object) {
  api.setResponse('GET /Posts/Profiles/Get', profile);
  await signInAndLoadLists();
  persistDraft(buyer);
  const { user } = await openCheckout();
  await screen.findByLabelText('Street');
  await user.click(orderButton());
  expect(await screen.findByText('RD-7')).toBeVisible();
}
const profileUpdates = () => api.sentTo(profilePath).map(({ body }) => body);

describe('an order of a customer', () => {
  test('saves address and phone number in the profile', async () => {
    await placeOrderWith({ ...wireProfile, phoneNumber: null });
    const { country, governorate, city, street } = address;
    const savedAddress = { country, governorate, city, street, isDefault: true };
    await waitFor(() =>
      expect(profileUpdates()).toEqual([{ addresses: [savedAddress], phoneNumber: buyer.phoneNumber }]),
    );
  });

  test('adds a new address after the default one', async () => {
    const defaultAddress = {
      id: 3,
      country: 'EG',
      governorate: 'Cairo',
      city: 'Maadi',
      street: '9 Road',
      isDefault: true,
    };
    await placeOrderWith({ ...wireProfile, addresses: [defaultAddress] });
    await waitFor(() =>
      expect(profileUpdates()).toMatchObject([
        { addresses: [defaultAddress, { street: address.street, isDefault: false }] },
      ]),
    );
    expect(profileUpdates()[0]).not.toHaveProperty('phoneNumber');
  });

  test.each([
    [
      'the profile has that address',
      [{ ...address, id: 3, street: ` ${address.street.toUpperCase()}`, notes: 'Ring twice' }],
    ],
    [
      'the address book is full',
      Array.from({ length: 20 }, (_, id) => ({ ...address, id, street: `${id} Nile Street` })),
    ],
  ])('does not add its address when %s', async (_case, addresses) => {
    await placeOrderWith({ ...wireProfile, addresses });
    // The first read prefilled the form, the second decides about the update.
    await waitFor(() => expect(api.sentTo('/Posts/Profiles/Get')).toHaveLength(2));
    await act(async () => {});
    expect(profileUpdates()).toEqual([]);
  });

  test('succeeds when the profile cannot be changed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`PUT ${profilePath}`, failure(500));
    await placeOrderWith(wireProfile);
    await waitFor(() => expect(profileUpdates()).toHaveLength(1));
    expect(screen.getByText('RD-7')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
