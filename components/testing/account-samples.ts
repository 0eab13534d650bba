import { act, waitFor } from '@testing-library/react';
import { setSession } from '@/lib/platform/auth/session';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import type { FakeApi } from './fake-api.ts';

export const customer = { name: 'Salma Hassan', email: 'salma@shop.example' };

/** Address of the reference catalogue as the API sends it. */
const wireAddress = { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' };

/** Profile of {@link customer} as the API sends it. */
export const wireProfile = { ...customer, phoneNumber: '+20 100 123 4567', addresses: [] };

/** Order of {@link customer} as the API sends it. */
export const wireOrder = {
  id: 7,
  number: 'RD-7',
  createdAt: '2026-03-04T10:00:00Z',
  status: 'placed',
  currency: 'EGP',
  subtotal: 1300,
  shippingCost: 50,
  total: 1350,
  quantity: 3,
  lines: [
    { title: 'Crepe Abaya', slug: 'crepe-abaya', size: 'M', color: 'Black', quantity: 1, price: 800 },
    { title: 'Satin Hijab', slug: null, size: null, color: null, quantity: 2, price: 250 },
  ],
  contact: { ...customer, phoneNumber: '+20 100 123 4567' },
  address: wireAddress,
};

/** Sets the session of {@link customer}, without tokens. */
export function signInCustomer(): void {
  setSession({ status: 'customer', ...customer });
}

/** Sets the lists of an account as the API sends them, empty by default. */
export function setAccountLists(
  api: FakeApi,
  { cart = [], wishlist = [] }: { cart?: object[]; wishlist?: object[] } = {},
): void {
  api.setResponse('GET /ShoppingCart/ListItemsInCart', cart);
  api.setResponse('GET /Posts/WishLists/List', wishlist);
}

/** Signs {@link customer} in and waits for the lists of {@link setAccountLists}, so that no request outlives the test. */
export async function signInAndLoadLists(): Promise<void> {
  act(signInCustomer);
  await act(async () => (await visitorStore()).reload());
  // The reload does not wait for lists that the sign-in itself is still loading.
  await waitFor(() => expect(visitorState.get().isReady).toBe(true));
}
