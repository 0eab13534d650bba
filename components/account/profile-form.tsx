'use client';

import { useLocale, useTranslations } from 'next-intl';
import { NameField, PhoneField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { profileSchema } from '@/lib/platform/auth/form-schemas';
import { type Profile, updateProfile } from '@/lib/shopper/account/profile';

/** Edits name and phone number; the e-mail address identifies the account and is read-only. `onSaved` refetches the profile. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved(): Promise<void> }) {
  const t = useTranslations('account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const { name, phoneNumber } = profile;
  const { form, errors, formError, submit } = useShopForm(
    profileSchema,
    async (values) => {
      await updateProfile(values, locale);
      await onSaved();
      notify({ kind: 'success', text: t('saved') });
    },
    { name, phoneNumber },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <NameField registration={form.register('name')} error={errors.name} />
      <PhoneField registration={form.register('phoneNumber')} error={errors.phoneNumber} optional />
      <div className="grid gap-1.5">
        <label htmlFor="profile-email">{tFields('email')}</label>
        <input id="profile-email" type="email" dir="ltr" readOnly value={profile.email} className="field" />
      </div>
      <FormAlert text={formError} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}
