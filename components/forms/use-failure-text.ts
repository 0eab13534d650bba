'use client';

import { useTranslations } from 'next-intl';
import { RefreshError } from '@/lib/auth/refresh';
import { CallError } from '@/lib/upstream/call-error';

const secondsInMinute = 60;

/** Says why a call failed, in words that a person understands: the upstream's own where it has some. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('forms.failure');
  return (error) => {
    if (error instanceof RefreshError) return t('sessionOver');
    if (!(error instanceof CallError)) return (error instanceof Error && error.message) || t('refused');
    if (error.kind === 'unavailable') return t('unavailable');
    if (error.status !== 429) return error.message || t('refused');
    const seconds = error.retryAfterSeconds ?? secondsInMinute;
    return seconds < secondsInMinute
      ? t('tooManySeconds', { seconds })
      : t('tooManyMinutes', { minutes: Math.ceil(seconds / secondsInMinute) });
  };
}
