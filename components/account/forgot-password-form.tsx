'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { paths } from '@/lib/address/address';
import { askForReset } from '@/lib/auth/accounts';
import { forgottenSchema } from '@/lib/auth/schemas';
import { AuthLink } from './auth-link.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const resendAfterSeconds = 60;

/** Has a link to choose a new password sent, again after 60 seconds at the earliest (specification section 9). */
export function ForgotPasswordForm() {
  const t = useTranslations('account');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startWaiting] = useSecondsLeft();
  const { form, errors, failure, submit } = useShopForm(forgottenSchema, async ({ email }) => {
    await askForReset(email, locale);
    setSentTo(email);
    startWaiting(resendAfterSeconds);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="username" />
      <FormAlert text={failure} />
      <p
        role="status"
        className={sentTo === null ? 'sr-only' : 'border-s-2 border-primary bg-paper px-4 py-3'}
      >
        {sentTo !== null && t('linkSent', { email: sentTo })}
      </p>
      <SubmitButton busy={form.formState.isSubmitting || secondsLeft > 0}>
        {secondsLeft > 0
          ? t('sendAgainIn', { seconds: secondsLeft })
          : t(sentTo === null ? 'sendLink' : 'sendAgain')}
      </SubmitButton>
      <p>
        <AuthLink href={paths.login}>{t('backToSignIn')}</AuthLink>
      </p>
    </form>
  );
}
