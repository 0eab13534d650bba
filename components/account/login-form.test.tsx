import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi, hangingResponse } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { session } from '@/lib/platform/auth/session';
import { createToken } from '@/lib/platform/auth/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { LoginForm } from './login-form.tsx';

const credentials = { email: 'mona@rida.example', password: 'a long secret' };

let api: FakeApi;

const emailField = (locale: Locale = 'en') => screen.getByLabelText(texts(locale)('forms.fields.email'));
const passwordField = (locale: Locale) => screen.getByLabelText(texts(locale)('forms.fields.password'));
const submitButton = (locale: Locale = 'en') =>
  screen.getByRole('button', { name: texts(locale)('account.signIn') });

beforeEach(() => {
  api = fakeApi();
});

/** Renders the form, fills it in and submits it. */
async function signIn(locale: Locale = 'en') {
  const { user } = renderInShop(<LoginForm />, { locale });
  await user.type(emailField(locale), credentials.email);
  await user.type(passwordField(locale), credentials.password);
  await user.click(submitButton(locale));
  return user;
}

describe('login form', () => {
  test('signs the customer in', async () => {
    const accessToken = createToken({ name: 'Mona', email: credentials.email, exp: 4_000_000_000 });
    api.setResponse('POST /Auth/login', { status: true, accessToken, refreshToken: 'refresh' });
    await signIn();
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'customer', name: 'Mona' }));
    expect(api.sentTo('/Auth/login')).toMatchObject([{ body: credentials }]);
  });

  test('can be sent again after a connection that hung', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('POST /Auth/login', hangingResponse());
    const user = await signIn();
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('alert')).toHaveTextContent(texts('en')('forms.failure.unavailable'));
    expect(submitButton()).toHaveAttribute('aria-busy', 'false');
    const accessToken = createToken({ name: 'Laila', email: credentials.email, exp: 4_000_000_000 });
    api.setResponse('POST /Auth/login', { status: true, accessToken });
    await user.click(submitButton());
    await waitFor(() => expect(session.get()).toMatchObject({ name: 'Laila' }));
  });

  test.each(locales)('shows why the sign-in was rejected and keeps the input: %s', async (locale) => {
    api.setResponse('POST /Auth/login', { status: false, errorMessage: 'Wrong password' });
    await signIn(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
    expect(emailField(locale)).toHaveValue(credentials.email);
    await expectAccessible();
  });

  test('says how long to wait after too many tries', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('POST /Auth/login', failure(429, '', { 'retry-after': '90' }));
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 2 minutes.');
    expect(JSON.stringify(log.mock.calls)).not.toContain(credentials.password);
  });

  test('rejects an empty e-mail address and focuses its field', async () => {
    const { user } = renderInShop(<LoginForm />);
    await user.click(submitButton());
    expect(await screen.findByText('Email is required and must be a valid email address')).toBeVisible();
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });
});
