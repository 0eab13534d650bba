'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/shop/notify';
import { updateProfile } from '@/lib/account/profile';
import { passwordChangeSchema } from '@/lib/auth/schemas';

/** Changes the password; `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account');
  const label = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, failure, submit } = useShopForm(passwordChangeSchema, async (values) => {
    await updateProfile(values, locale);
    form.reset();
    notify({ kind: 'success', text: t('passwordChanged') });
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <input type="email" name="username" autoComplete="username" readOnly hidden value={email} />
      <PasswordField
        label={label('currentPassword')}
        registration={form.register('currentPassword')}
        error={errors.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        label={label('newPassword')}
        registration={form.register('newPassword')}
        error={errors.newPassword}
        autoComplete="new-password"
      />
      <FormAlert text={failure} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('changePassword')}</SubmitButton>
      </div>
    </form>
  );
}
