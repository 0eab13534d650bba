import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { readSavedAddress, type SavedAddress } from '@/lib/shopper/address-book/address';
import { AddressBook } from './address-book.tsx';

const profilesPath = '/Posts/Profiles';
const address = (id: number, street: string, overrides: Partial<SavedAddress> = {}): SavedAddress => ({
  id,
  street,
  label: '',
  isDefault: false,
  country: 'EG',
  governorate: 'Cairo',
  city: 'Maadi',
  building: '',
  postalCode: '',
  notes: '',
  ...overrides,
});
const firstAddress = address(1, '1 First Street', { isDefault: true });
const secondAddress = address(2, '2 Second Street');

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse(`PUT ${profilesPath}`, {});
});

/** Shows the addresses of the last `PUT`, as the profile page does once it has refetched them. */
function SavedAddressBook({ initial }: { initial: SavedAddress[] }) {
  const [addresses, setAddresses] = useState(initial);
  const reload = async () => {
    const sentBody = api.sentTo(profilesPath).at(-1)?.body as { addresses: object[] } | undefined;
    const savedAddresses = (sentBody?.addresses ?? []).map((raw, index) =>
      readSavedAddress({ id: index + 1, ...raw }),
    );
    act(() => setAddresses(savedAddresses.filter((entry) => entry !== null)));
  };
  return <AddressBook addresses={addresses} onSaved={reload} />;
}

const open = (initial: SavedAddress[], locale: Locale = 'en') =>
  renderInShop(<SavedAddressBook initial={initial} />, { locale });
const button = (name: string) => screen.getByRole('button', { name });
const entryTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('address book', () => {
  test.each(locales)('adds a first address, which is the default: %s', async (locale) => {
    const t = texts(locale);
    const toasts = recordToasts();
    const { user } = open([], locale);
    expect(screen.getByText(t('account.addresses.none'))).toBeVisible();
    await user.click(button(t('account.addresses.add')));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t('account.addresses.add') })).toHaveFocus(),
    );
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText(t('forms.address.governorate')), 'Giza');
    await fill(user, screen.getByLabelText(t('forms.address.city')), 'Dokki');
    await fill(user, screen.getByLabelText(t('forms.address.street')), '3 Tahrir Street');
    await user.click(button(t('account.addresses.save')));
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent(locale === 'ar' ? 'الجيزة، مصر' : 'Giza, Egypt');
    expect(entry).toHaveTextContent(t('account.addresses.isDefault'));
    await waitFor(() => expect(button(t('account.addresses.add'))).toHaveFocus());
    expect(toasts).toEqual([t('account.addresses.saved')]);
    await expectAccessible();
  });

  test('marks missing required fields and focuses the first', async () => {
    const { user } = open([]);
    await user.click(button('Add address'));
    await user.click(button('Save address'));
    await waitFor(() => expect(screen.getByLabelText('Governorate')).toHaveFocus());
    for (const name of ['Governorate', 'City', 'Street'])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/is required$/);
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  test('makes another address the default', async () => {
    const { user } = open([firstAddress, secondAddress]);
    expect(screen.queryByRole('button', { name: 'Use 1 First Street by default' })).toBeNull();
    await user.click(button('Use 2 Second Street by default'));
    await waitFor(() => expect(entryTexts()[1]).toContain('Default'));
    expect(screen.getByRole('button', { name: 'Use 1 First Street by default' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  });

  test('changes an address in place', async () => {
    const { user } = open([firstAddress, secondAddress]);
    await user.click(button('Edit 2 Second Street'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit' })).toHaveFocus());
    expect(screen.getByLabelText('City')).toHaveValue('Maadi');
    await user.selectOptions(screen.getByLabelText('Country'), 'SA');
    expect(screen.getByLabelText('State or region')).toHaveValue('');
    await fill(user, screen.getByLabelText('State or region'), 'Riyadh');
    await user.click(screen.getByRole('checkbox', { name: 'Use this address by default' }));
    await user.click(button('Save address'));
    await waitFor(() => expect(entryTexts()[1]).toContain('Riyadh, Saudi Arabia'));
    expect(entryTexts()[1]).toContain('Default');
    expect(api.sentTo(profilesPath)).toMatchObject([
      {
        body: {
          addresses: [
            { id: 1, isDefault: false },
            { id: 2, isDefault: true, city: 'Maadi' },
          ],
        },
      },
    ]);
  });

  test('makes the first address the default when the default is removed', async () => {
    const { user } = open([firstAddress, secondAddress]);
    await user.click(button('Remove 1 First Street'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(entryTexts()[0]).toMatch(/^2 Second Street.*Default/);
  });

  test('leaves an address as it is when editing is cancelled', async () => {
    const { user } = open([{ ...firstAddress, label: 'Home' }]);
    await user.click(button('Edit Home'));
    await fill(user, screen.getByLabelText('City'), 'Giza');
    await user.click(button('Cancel'));
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Home.*1 First Street.*Maadi/);
    await waitFor(() => expect(button('Add address')).toHaveFocus());
    expect(api.requests).toEqual([]);
  });

  test('keeps the addresses and says why a change failed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`PUT ${profilesPath}`, failure(409, 'Too many changes'));
    const { user } = open([firstAddress, secondAddress]);
    await user.click(button('Remove 1 First Street'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many changes');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
  });
});
