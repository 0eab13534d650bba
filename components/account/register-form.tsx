'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmailField, NameField, PhoneField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { paths } from '@/lib/address/address';
import { register } from '@/lib/auth/accounts';
import { registrationSchema } from '@/lib/auth/schemas';
import { AuthLink } from './auth-link.tsx';

/** Creates an account and goes on as its customer. */
export function RegisterForm() {
  const t = useTranslations('account');
  const label = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, failure, submit } = useShopForm(registrationSchema, (values) =>
    register(values, locale),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <NameField registration={form.register('name')} error={errors.name} />
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
      <PhoneField registration={form.register('phoneNumber')} error={errors.phoneNumber} optional />
      <PasswordField
        label={label('password')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="new-password"
      />
      <FormAlert text={failure} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('createAccount')}</SubmitButton>
      <p>
        {t('haveAccount')} <AuthLink href={paths.login}>{t('signIn')}</AuthLink>
      </p>
    </form>
  );
}
