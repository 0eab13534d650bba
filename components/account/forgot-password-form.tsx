'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { requestPasswordReset } from '@/lib/platform/auth/account-actions';
import { forgotPasswordSchema } from '@/lib/platform/auth/form-schemas';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { paths } from '@/lib/platform/urls/paths';
import { AuthLink } from './auth-link.tsx';

const resendAfterSeconds = 60;

const tickMs = 1000;

/** Requests a password reset link; a new one can be requested after 60 seconds (docs/behaviour.md §10). */
export function ForgotPasswordForm() {
  const t = useTranslations('account');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [secondsLeft, startCountdown] = useCountdown();
  const { form, errors, formError, submit } = useShopForm(forgotPasswordSchema, async ({ email }) => {
    await requestPasswordReset(email, locale);
    setSentTo(email);
    startCountdown(resendAfterSeconds);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="username" />
      <FormAlert text={formError} />
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

/** Countdown in whole seconds. Reads the time on every tick, because timers are throttled in hidden tabs. */
function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(shopNow());
      if (shopNow() >= endsAt) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    const startedAt = shopNow();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  };
  return [Math.max(0, Math.ceil((endsAt - now) / 1000)), start];
}
