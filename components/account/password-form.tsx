'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { passwordChangeSchema } from '@/lib/platform/auth/form-schemas';
import { updateProfile } from '@/lib/shopper/account/profile';

/** Changes the password. `email` is the username for password managers. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, formError, submit } = useShopForm(passwordChangeSchema, async (values) => {
    await updateProfile(values, locale);
    form.reset();
    notify({ kind: 'success', text: t('passwordChanged') });
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <input type="email" name="username" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={tFields('currentPassword')}
        registration={form.register('currentPassword')}
        error={errors.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        label={tFields('newPassword')}
        registration={form.register('password')}
        error={errors.password}
        autoComplete="new-password"
      />
      <FormAlert text={formError} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('changePassword')}</SubmitButton>
      </div>
    </form>
  );
}
