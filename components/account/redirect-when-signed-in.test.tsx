import { act } from '@testing-library/react';
import { signInCustomer } from '@/components/testing/account-samples';
import { renderInShop } from '@/components/testing/render-in-shop';
import { setSession } from '@/lib/platform/auth/session';
import type { Locale } from '@/lib/platform/i18n/routing';
import { RedirectWhenSignedIn } from './redirect-when-signed-in.tsx';

beforeEach(() => setSession({ status: 'anonymous' }));

describe('redirect of customers from sign-in pages', () => {
  test.each<[string, Locale, string]>([
    ['/auth/login', 'en', '/'],
    ['/auth/login', 'ar', '/ar'],
    ['/auth/register?returnTo=/pages/policy%23delivery', 'en', '/pages/policy#delivery'],
    ['/auth/login?returnTo=/%5Cevil.example', 'en', '/'],
    ['/auth/login?returnTo=https://evil.example', 'ar', '/ar'],
    ['/auth/login?returnTo=/auth/register', 'en', '/'],
  ])('leads from %s (%s) to %s', (path, locale, target) => {
    const { router } = renderInShop(<RedirectWhenSignedIn />, { path, locale });
    expect(router.replace).not.toHaveBeenCalled();
    act(signInCustomer);
    expect(router.replace.mock.calls).toEqual([[target]]);
  });

  test('happens at once for a customer', () => {
    signInCustomer();
    const { router } = renderInShop(<RedirectWhenSignedIn />, { path: '/auth/login' });
    expect(router.replace).toHaveBeenCalledWith('/');
  });
});
