'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { resetPassword } from '@/lib/platform/auth/account-actions';
import { resetPasswordSchema } from '@/lib/platform/auth/form-schemas';
import { paths } from '@/lib/platform/urls/paths';
import { searchWithSecrets } from '@/lib/platform/urls/search-with-secrets';
import { AuthLink } from './auth-link.tsx';

/** Sets a new password with the token of a reset link (`?email=&token=`). */
export function ResetPasswordForm() {
  const t = useTranslations('account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  // Null until the URL is read; '' when it has no token.
  const [token, setToken] = useState<string | null>(null);
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  const { form, errors, formError, submit } = useShopForm(resetPasswordSchema, async (values) => {
    await resetPassword({ ...values, token: token ?? '' }, locale);
    setIsPasswordSet(true);
  });
  const { setValue } = form;
  useEffect(() => {
    // The page's first script has hidden the token from the address bar.
    const query = new URLSearchParams(searchWithSecrets());
    setToken(query.get('token') ?? '');
    const email = query.get('email');
    if (email) setValue('email', email);
  }, [setValue]);

  if (isPasswordSet) {
    return (
      <div role="status" className="grid justify-items-start gap-4">
        <p>{t('passwordSet')}</p>
        <AuthLink href={paths.login}>{t('signIn')}</AuthLink>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="username" />
      <PasswordField
        label={tFields('newPassword')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="new-password"
      />
      <FormAlert text={token === '' ? t('linkIncomplete') : formError} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('setPassword')}</SubmitButton>
      <p>
        <AuthLink href={paths.forgotPassword}>{t('newLink')}</AuthLink>
      </p>
    </form>
  );
}
