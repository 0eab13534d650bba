import { act, screen, waitFor } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists, wireProfile } from '@/components/testing/account-samples';
import { abaya, fillCart, openCheckout, setUpCheckout } from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { setSession } from '@/lib/platform/auth/session';
import { clearDraft } from '@/lib/shopper/checkout/checkout-values';

let api: FakeApi;

describe('checkout of a customer', () => {
  const defaultAddress = { country: 'SA', governorate: 'Riyadh', city: 'Riyadh', street: '1 Olaya Street' };
  const otherAddress = { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '12 Road 9' };
  const profile = { ...wireProfile, addresses: [otherAddress, { ...defaultAddress, isDefault: true }] };

  beforeEach(async () => {
    api = await setUpCheckout();
    api.setProducts({ abaya });
    api.setResponse('GET /Posts/Profiles/Get', profile);
    setAccountLists(api, { cart: [{ id: 1, slug: 'abaya', title: 'Abaya', orderQuantity: 1 }] });
    clearDraft();
    await signInAndLoadLists();
  });

  test('fills in name, phone number and default address', async () => {
    await openCheckout();
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('1 Olaya Street'));
    expect(screen.getByLabelText('State or region')).toHaveValue('Riyadh');
    expect(screen.getByLabelText('Country')).toHaveValue('SA');
    expect(screen.getByLabelText('Name')).toHaveValue(profile.name);
    expect(screen.getByLabelText('Phone')).toHaveValue(profile.phoneNumber);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  test('keeps what was typed before the profile arrived', async () => {
    let respondWithProfile = (_profile: object) => {};
    api.setResponse(
      'GET /Posts/Profiles/Get',
      () => new Promise((resolve) => (respondWithProfile = resolve)),
    );
    const { user } = await openCheckout();
    await fill(user, await screen.findByLabelText('Name'), 'Huda');
    await user.click(screen.getByLabelText('City'));
    await act(async () => respondWithProfile(profile));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(profile.email));
    expect(screen.getByLabelText('Name')).toHaveValue('Huda');
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(screen.getByLabelText('Street')).toHaveValue('');
  });

  test('clears its fields when the customer signs out', async () => {
    const { user } = await openCheckout();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(profile.name));
    await fill(user, screen.getByLabelText('Street'), '5 Nile Street');
    act(() => setSession({ status: 'anonymous' }));
    await fillCart([abaya]);
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Street')).toHaveValue('');
  });
});
