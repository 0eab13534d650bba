import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { accountPaths } from '@/contract/paths';
import { loadTokens, storeTokens } from '@/lib/platform/auth/tokens';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { earlyInteractionsScript, hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';
import { AccountMenu } from './account-menu.tsx';
import { startReturnPaths } from './start-return-paths.ts';
import { startSignOut } from './start-sign-out.ts';

let stopListeners: (() => void)[] = [];

const render = (path: string, locale: Locale = 'en') => {
  renderInShop(<AccountMenu />, { path, locale });
  stopListeners = [startReturnPaths(), startSignOut()];
};
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });

/** Clicks a link without following it, because jsdom cannot navigate. */
function clickLink(name: string) {
  link(name).addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(name));
}

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
});

afterEach(() => {
  for (const stop of stopListeners.splice(0)) stop();
});

describe('account menu', () => {
  test.each(locales)('has the entries of customers and guests: %s', async (locale) => {
    render('/', locale);
    const t = texts(locale);
    const prefix = locale === 'ar' ? '/ar' : '';
    for (const [key, path] of [
      ['myProfile', '/pages/profile'],
      ['wishlist', '/shop/wishlist'],
      ['cart', '/shop/cart'],
      ['signIn', '/auth/login'],
      ['createAccount', '/auth/register'],
    ] as const)
      expect(link(t(`layout.${key}`))).toHaveAttribute('href', prefix + path);
    expect(screen.getByRole('button', { name: t('layout.logout'), hidden: true })).toBeInTheDocument();
    await expectAccessible();
  });

  test('returns to the current page after sign-in', () => {
    render('/shop?color=Black');
    history.replaceState(null, '', '/shop?color=Blue');
    clickLink('Sign In');
    expect(link('Sign In').search).toBe(`?${new URLSearchParams({ returnTo: '/shop?color=Blue' })}`);
  });

  test('keeps the return path of a sign-in page', () => {
    render('/auth/login?returnTo=%2Fshop%2Fcart');
    clickLink('Create Account');
    expect(link('Create Account').search).toBe('?returnTo=%2Fshop%2Fcart');
  });

  test('adds no return path on a sign-in page without one', () => {
    render('/auth/login');
    clickLink('Create Account');
    expect(link('Create Account').search).toBe('');
  });

  describe('signs out once, at the API and in this browser,', () => {
    const pressLogout = () => fireEvent.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    const start = () => stopListeners.push(startSignOut());
    beforeAll(() => {
      new Function(earlyInteractionsScript)();
      dispatchEvent(new Event(hydratedEvent));
    });

    test.each([
      ['by a press after its code has loaded', [start, pressLogout]],
      ['by a press before its code has loaded', [pressLogout, start]],
    ])('%s', async (_case, steps) => {
      api.setResponse(`POST ${accountPaths.logout}`, {});
      // jsdom cannot load the login page.
      const log = jest.spyOn(console, 'error').mockImplementation();
      storeTokens({ access: 'access', refresh: 'refresh' });
      renderInShop(<AccountMenu />);
      for (const step of steps) step();
      await waitFor(() => expect(loadTokens()).toEqual({ access: null, refresh: null }));
      await waitFor(() =>
        expect(api.sentTo(accountPaths.logout)).toMatchObject([{ body: { refreshToken: 'refresh' } }]),
      );
      await waitFor(() => expect(log).toHaveBeenCalled());
    });

    test('by a button that is rendered after its code has loaded', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation();
      storeTokens({ access: 'access', refresh: 'refresh' });
      start();
      renderInShop(<AccountMenu />);
      pressLogout();
      await waitFor(() => expect(loadTokens()).toEqual({ access: null, refresh: null }));
      await waitFor(() => expect(log).toHaveBeenCalled());
    });
  });
});
