'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { paths } from '@/lib/address/address';
import { signIn } from '@/lib/auth/accounts';
import { signInSchema } from '@/lib/auth/schemas';
import { AuthLink } from './auth-link.tsx';

/** Signs a customer in and takes them back to where they came from. */
export function LoginForm() {
  const t = useTranslations('account');
  const label = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, failure, submit } = useShopForm(signInSchema, (values) => signIn(values, locale));
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="username" />
      <PasswordField
        label={label('password')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="current-password"
      />
      <FormAlert text={failure} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('signIn')}</SubmitButton>
      <p className="flex flex-wrap justify-between gap-x-6">
        <AuthLink href={paths.forgotPassword}>{t('forgotPassword')}</AuthLink>
        <AuthLink href={paths.register}>{t('createAccount')}</AuthLink>
      </p>
    </form>
  );
}
