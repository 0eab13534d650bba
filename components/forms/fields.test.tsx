import { screen } from '@testing-library/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { Field, PhoneField, TextAreaField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';

const register = (name: string): UseFormRegisterReturn => ({
  name,
  ref: () => {},
  onChange: async () => {},
  onBlur: async () => {},
});

describe('form fields', () => {
  test('link label, error and hint to their control', async () => {
    const error = { type: 'required', message: 'cityRequired' };
    renderInShop(
      <>
        <Field label="City" registration={register('city')} error={error} hint="Not the region" />
        <SelectField label="Governorate" registration={register('governorate')} error={error}>
          <option value="">Choose</option>
        </SelectField>
        <TextAreaField label="Notes" registration={register('notes')} error={error} />
      </>,
    );
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required Not the region');
    for (const name of ['City', 'Governorate', 'Notes']) {
      expect(screen.getByLabelText(name)).toBeInvalid();
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/^City is required/);
      expect(screen.getByLabelText(name)).toBeRequired();
    }
    await expectAccessible();
  });

  test.each(locales)('mark an optional field in its label: %s', async (locale) => {
    const t = texts(locale);
    renderInShop(<PhoneField registration={register('phoneNumber')} optional />, { locale });
    const field = screen.getByLabelText(`${t('forms.fields.phoneNumber')} (${t('forms.optional')})`);
    expect(field).not.toBeRequired();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAccessibleDescription();
    expect(field).toHaveAttribute('dir', 'ltr');
    await expectAccessible();
  });
});

describe('password field', () => {
  test.each(locales)('shows and hides the password: %s', async (locale) => {
    const t = texts(locale);
    const label = t('forms.fields.password');
    const { user } = renderInShop(
      <PasswordField label={label} registration={register('password')} autoComplete="current-password" />,
      { locale },
    );
    const field = screen.getByLabelText(label, { exact: true });
    const showButton = screen.getByRole('button', { name: t('forms.showCharacters') });
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(field).not.toHaveAccessibleDescription();
    await user.click(showButton);
    expect(field).toHaveAttribute('type', 'text');
    expect(showButton).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await user.click(showButton);
    expect(field).toHaveAttribute('type', 'password');
  });

  test('hints at the length of a new password until an error shows', () => {
    const passwordField = (message?: string) => (
      <PasswordField
        {...{ label: 'New password', registration: register('password'), autoComplete: 'new-password' }}
        error={message ? { type: 'min', message } : undefined}
      />
    );
    const { rerender } = renderInShop(passwordField());
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAccessibleDescription('At least 8 characters');
    rerender(passwordField('passwordShort'));
    expect(field).toHaveAccessibleDescription('The password must have at least 8 characters');
  });
});
