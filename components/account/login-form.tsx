'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { signIn } from '@/lib/platform/auth/account-actions';
import { signInSchema } from '@/lib/platform/auth/form-schemas';
import { paths } from '@/lib/platform/urls/paths';
import { AuthLink } from './auth-link.tsx';

/** Sign-in form. The redirect afterwards is done by `RedirectWhenSignedIn`. */
export function LoginForm() {
  const t = useTranslations('account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, formError, submit } = useShopForm(signInSchema, (values) => signIn(values, locale));
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="username" />
      <PasswordField
        label={tFields('password')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="current-password"
      />
      <FormAlert text={formError} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('signIn')}</SubmitButton>
      <p className="flex flex-wrap justify-between gap-x-6">
        <AuthLink href={paths.forgotPassword}>{t('forgotPassword')}</AuthLink>
        <AuthLink href={paths.register}>{t('createAccount')}</AuthLink>
      </p>
    </form>
  );
}
