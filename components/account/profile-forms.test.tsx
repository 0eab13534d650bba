import { screen, waitFor } from '@testing-library/react';
import { customer, wireProfile } from '@/components/testing/account-samples';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { session } from '@/lib/platform/auth/session';
import { createToken } from '@/lib/platform/auth/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

const profilesPath = '/Posts/Profiles';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
});

describe('profile form', () => {
  test.each(locales)('saves name and phone number: %s', async (locale) => {
    const t = texts(locale);
    const toasts = recordToasts();
    const onSaved = jest.fn(async () => {});
    api.setResponse(`PUT ${profilesPath}`, {});
    const { user } = renderInShop(<ProfileForm profile={wireProfile} onSaved={onSaved} />, { locale });
    await fill(user, screen.getByLabelText(t('forms.fields.name')), 'Salma Ali');
    await user.click(screen.getByRole('button', { name: t('account.save') }));
    await waitFor(() => expect(toasts).toEqual([t('account.saved')]));
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(api.sentTo(profilesPath)).toMatchObject([
      { body: { name: 'Salma Ali', phoneNumber: wireProfile.phoneNumber } },
    ]);
    await expectAccessible();
  });

  test('shows the e-mail address as read-only', () => {
    renderInShop(<ProfileForm profile={wireProfile} onSaved={async () => {}} />);
    expect(screen.getByLabelText('E-mail')).toHaveValue(customer.email);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  });
});

describe('password form', () => {
  const currentField = () => screen.getByLabelText('Current password');
  const newField = () => screen.getByLabelText('New password');

  async function changePassword() {
    const { user } = renderInShop(<PasswordForm email={customer.email} />);
    await fill(user, currentField(), 'the old password');
    await fill(user, newField(), 'another good password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('changes the password, stores the new tokens and empties the form', async () => {
    const toasts = recordToasts();
    const accessToken = createToken({ ...customer, exp: 4_000_000_000 });
    api.setResponse(`PUT ${profilesPath}`, { accessToken, refreshToken: 'second' });
    await changePassword();
    await waitFor(() => expect(toasts).toEqual(['Your password is changed']));
    expect(api.sentTo(profilesPath)).toMatchObject([
      { body: { currentPassword: 'the old password', password: 'another good password' } },
    ]);
    expect(localStorage.getItem('access_token')).toBe(accessToken);
    expect(session.get()).toMatchObject({ status: 'customer', email: customer.email });
    await waitFor(() => expect(currentField()).toHaveValue(''));
    expect(newField()).toHaveValue('');
  });

  test('marks a wrong current password and keeps both entries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const errors = { currentPassword: ['This is not your password'] };
    api.setResponse(`PUT ${profilesPath}`, () => Response.json({ Message: 'No', errors }, { status: 400 }));
    await changePassword();
    await waitFor(() => expect(currentField()).toHaveAccessibleDescription('This is not your password'));
    await waitFor(() => expect(currentField()).toHaveFocus());
    expect(newField()).toHaveValue('another good password');
    await expectAccessible();
  });

  test('sends nothing while the new password is too short', async () => {
    const { user } = renderInShop(<PasswordForm email={customer.email} />);
    await fill(user, currentField(), 'the old password');
    await fill(user, newField(), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(newField()).toHaveFocus());
    expect(newField()).toHaveAccessibleDescription('The password must have at least 8 characters');
    expect(api.requests).toEqual([]);
  });

  test('marks the username and both passwords for password managers', () => {
    const { container } = renderInShop(<PasswordForm email={customer.email} />);
    const autocomplete = Array.from(container.querySelectorAll('input'), (input) => input.autocomplete);
    expect(autocomplete).toEqual(['username', 'current-password', 'new-password']);
    expect(container.querySelector('[autocomplete=username]')).toHaveValue(customer.email);
  });
});
