import { act, screen } from '@testing-library/react';
import { signInCustomer, wireProfile } from '@/components/testing/account-samples';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { setSession } from '@/lib/platform/auth/session';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ProfileGate } from './profile-gate.tsx';
import { ProfileSections } from './profile-sections.tsx';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse('GET /Posts/Profiles/Get', wireProfile);
  api.setResponse('POST /Posts/Orders/Page', { items: [], total: 0 });
  api.setResponse('GET /Posts/Sessions/List', [{ id: 1, isCurrent: true }]);
});

const open = (locale: Locale = 'en', path = '/pages/profile') =>
  renderInShop(<ProfileSections email="c" />, { locale, path });

describe('profile', () => {
  test.each(locales)('has a named region for each section: %s', async (locale) => {
    const t = texts(locale);
    open(locale);
    for (const section of ['profile', 'addresses', 'orders', 'password', 'sessions'] as const)
      expect(await screen.findByRole('region', { name: t(`account.sections.${section}`) })).toBeVisible();
    expect(screen.getByLabelText(t('forms.fields.name'))).toHaveValue(wireProfile.name);
    await screen.findByText(t('orders.none'));
    await expectAccessible();
  });

  test.each([
    ['orders', 'My Orders'],
    ['addresses', 'Addresses'],
    ['sessions', 'Where You Are Signed In'],
  ])('scrolls to the section of its URL, once it is shown: %s', async (id, name) => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open('en', `/pages/profile#${id}`);
    const section = await screen.findByRole('region', { name });
    expect(scrolled.mock.contexts).toEqual([section]);
    await screen.findByText('No orders yet.');
  });

  test('shows the other sections and a retry button when fetching fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /Posts/Profiles/Get', failure(500));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(await screen.findByText('No orders yet.')).toBeVisible();
    api.setResponse('GET /Posts/Profiles/Get', wireProfile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name')).toHaveValue(wireProfile.name);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows nothing of the account before the session is known', async () => {
    setSession({ status: 'unknown' });
    renderInShop(<ProfileGate />);
    expect(screen.getByRole('status')).toHaveTextContent('One moment…');
    expect(api.requests).toEqual([]);
    act(signInCustomer);
    expect(await screen.findByRole('region', { name: 'My Profile' })).toBeVisible();
    await screen.findByText('No orders yet.');
  });
});
