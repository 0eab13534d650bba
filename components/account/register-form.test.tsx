import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { session } from '@/lib/platform/auth/session';
import { createToken } from '@/lib/platform/auth/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { RegisterForm } from './register-form.tsx';

const customer = { name: 'Salma', email: 'salma@shop.example', password: 'a long secret' };
const field = (label: string) => screen.getByLabelText(label);
const submitButton = () => screen.getByRole('button', { name: 'Create Account' });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

async function createAccount() {
  const { user } = renderInShop(<RegisterForm />);
  await fill(user, field('Name'), customer.name);
  await fill(user, field('E-mail'), customer.email);
  await fill(user, field('Password'), customer.password);
  await user.click(submitButton());
  return user;
}

describe('register form', () => {
  test('creates an account, signs in and shows a toast', async () => {
    const toasts = recordToasts();
    const accessToken = createToken({ ...customer, exp: 4_000_000_000 });
    api.setResponse('POST /Auth/Register', { status: true, accessToken, refreshToken: 'refresh' });
    await createAccount();
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'customer', name: 'Salma' }));
    expect(api.sentTo('/Auth/Register').map(({ body }) => body)).toEqual([customer]);
    await waitFor(() => expect(toasts).toEqual(['Your account is ready. You are signed in.']));
  });

  test('reports an e-mail address that has an account', async () => {
    api.setResponse('POST /Auth/Register', { status: false, errorMessage: 'This e-mail has an account' });
    await createAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('This e-mail has an account');
    expect(field('Password')).toHaveValue(customer.password);
  });

  test('describes what is wrong with each field', async () => {
    const { user } = renderInShop(<RegisterForm />);
    await fill(user, field('E-mail'), 'salma@shop.example');
    await fill(user, screen.getByLabelText(/Phone/), 'not a number');
    await fill(user, field('Password'), 'Salma@shop.example');
    await user.click(submitButton());
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required'));
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription('This is not a phone number');
    expect(field('Password')).toHaveAccessibleDescription('The password may not be the e-mail address');
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  test.each(locales)('supports password managers and is accessible: %s', async (locale) => {
    const t = texts(locale);
    const { container } = renderInShop(<RegisterForm />, { locale });
    const autocomplete = Array.from(container.querySelectorAll('input'), (input) => input.autocomplete);
    expect(autocomplete).toEqual(['name', 'email', 'tel', 'new-password']);
    expect(screen.getByLabelText(t('forms.fields.password'))).toHaveAccessibleDescription(
      t('forms.passwordHint'),
    );
    await expectAccessible();
  });
});
