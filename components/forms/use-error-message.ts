'use client';

import { useTranslations } from 'next-intl';
import { RefreshRejectedError } from '@/lib/platform/auth/token-refresher';
import { CallError } from '@/lib/platform/upstream/call-error';

const secondsInMinute = 60;

/**
 * Returns a function that turns an error into a message for the visitor: of a failed call the API's own message, or a translated one. Any
 * other error is taken to have a message for the visitor already, such as that of a rejected sign-in.
 */
export function useErrorMessage(): (error: unknown) => string {
  const t = useTranslations('forms.failure');
  return (error) => {
    if (error instanceof RefreshRejectedError) return t('sessionOver');
    if (!(error instanceof CallError)) return (error instanceof Error && error.message) || t('rejected');
    if (error.kind === 'unavailable') return t('unavailable');
    if (error.status !== 429) return error.message || t('rejected');
    const seconds = error.retryAfterSeconds ?? secondsInMinute;
    return seconds < secondsInMinute
      ? t('tooManySeconds', { seconds })
      : t('tooManyMinutes', { minutes: Math.ceil(seconds / secondsInMinute) });
  };
}
