'use client';

import { useTranslations } from 'next-intl';
import { isScriptLoadError } from '@/components/ui/removed-build';
import { RefreshRejectedError } from '@/lib/platform/auth/token-refresher';
import { MessageError } from '@/lib/platform/forms/message-error';
import { CallError, isNotFoundOrUnsupported } from '@/lib/platform/upstream/call-error';
import { upstreamMessageOf } from '@/lib/platform/upstream/error-messages';

const secondsInMinute = 60;

/**
 * Returns a function that turns an error into a message for visitors, in the language of the page. The message of a {@link MessageError},
 * and of the API if it rejected a call, is returned as it is; an exceeded rate limit, an ended session and any other error have texts of their own.
 */
export function useErrorMessage(): (error: unknown) => string {
  const t = useTranslations('forms.failure');
  return (error) => {
    if (error instanceof RefreshRejectedError) return t('sessionOver');
    if (isScriptLoadError(error)) return t('unavailable');
    if (!(error instanceof CallError))
      return (error instanceof MessageError && error.message) || t('rejected');
    if (error.kind === 'unavailable') return t('unavailable');
    if (error.status !== 429)
      return upstreamMessageOf(error) || t(isNotFoundOrUnsupported(error) ? 'unavailable' : 'rejected');
    const seconds = error.retryAfterSeconds ?? secondsInMinute;
    return seconds < secondsInMinute
      ? t('tooManySeconds', { seconds })
      : t('tooManyMinutes', { minutes: Math.ceil(seconds / secondsInMinute) });
  };
}
