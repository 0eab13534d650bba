'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { paths } from '@/lib/address/address';
import { resetPassword } from '@/lib/auth/accounts';
import { resetSchema } from '@/lib/auth/schemas';
import { AuthLink } from './auth-link.tsx';

/** Sets a new password with the token of the link that was sent (`?email=&token=`). */
export function ResetPasswordForm() {
  const t = useTranslations('account');
  const label = useTranslations('forms.fields');
  const locale = useLocale();
  const [token, setToken] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const { form, errors, failure, submit } = useShopForm(resetSchema, async (values) => {
    await resetPassword({ ...values, token: token ?? '' }, locale);
    setDone(true);
  });
  const { setValue } = form;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setToken(query.get('token') ?? '');
    const email = query.get('email');
    if (email) setValue('email', email);
  }, [setValue]);

  if (done) {
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
        label={label('newPassword')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="new-password"
      />
      <FormAlert text={token === '' ? t('linkIncomplete') : failure} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('setPassword')}</SubmitButton>
      <p>
        <AuthLink href={paths.forgotPassword}>{t('newLink')}</AuthLink>
      </p>
    </form>
  );
}
