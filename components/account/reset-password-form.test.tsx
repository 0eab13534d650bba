import { screen } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ResetPasswordForm } from './reset-password-form.tsx';

const link = '/auth/reset-password?email=salma@shop.example&token=t1';
const passwordField = (locale: Locale = 'en') =>
  screen.getByLabelText(texts(locale)('forms.fields.newPassword'));

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

/** Opens a reset link and submits a new password. */
async function setPassword(locale: Locale = 'en') {
  const { user } = renderInShop(<ResetPasswordForm />, { locale, path: link });
  await fill(user, passwordField(locale), 'a brand new password');
  await user.click(screen.getByRole('button', { name: texts(locale)('account.setPassword') }));
}

describe('reset password form', () => {
  test.each(locales)('sets a new password with the token of the link: %s', async (locale) => {
    api.setResponse('POST /Auth/ResetPassword', null);
    await setPassword(locale);
    expect(await screen.findByRole('status')).toHaveTextContent(texts(locale)('account.passwordSet'));
    expect(api.sentTo('/Auth/ResetPassword')).toMatchObject([
      { body: { email: 'salma@shop.example', token: 't1', password: 'a brand new password' } },
    ]);
    const path = locale === 'ar' ? '/ar/auth/login' : '/auth/login';
    expect(screen.getByRole('link', { name: texts(locale)('account.signIn') })).toHaveAttribute('href', path);
    await expectAccessible();
  });

  test('shows why a link is rejected and keeps the password', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('POST /Auth/ResetPassword', failure(400, 'This link was used already'));
    await setPassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already');
    expect(passwordField()).toHaveValue('a brand new password');
    await expectAccessible();
  });

  test('says when the link lacks its token, and offers a new link', async () => {
    renderInShop(<ResetPasswordForm />, { path: '/auth/reset-password' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
});
