'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmailField, NameField, PhoneField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { register } from '@/lib/platform/auth/account-actions';
import { registrationSchema } from '@/lib/platform/auth/form-schemas';
import { paths } from '@/lib/platform/urls/paths';
import { AuthLink } from './auth-link.tsx';

/** Creates an account and signs in. */
export function RegisterForm() {
  const t = useTranslations('account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, formError, submit } = useShopForm(registrationSchema, async (values) => {
    await register(values, locale);
    notify({ kind: 'success', text: t('registered') });
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <NameField registration={form.register('name')} error={errors.name} />
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
      <PhoneField registration={form.register('phoneNumber')} error={errors.phoneNumber} optional />
      <PasswordField
        label={tFields('password')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="new-password"
      />
      <FormAlert text={formError} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('createAccount')}</SubmitButton>
      <p>
        {t('haveAccount')} <AuthLink href={paths.login}>{t('signIn')}</AuthLink>
      </p>
    </form>
  );
}
