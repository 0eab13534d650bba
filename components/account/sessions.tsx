'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { formatLongDate } from '@/lib/platform/i18n/format';
import { type CustomerSession, endSession, fetchSessions } from '@/lib/shopper/account/sessions';
import { LoadFailure } from './load-failure.tsx';
import { ProfileSection } from './profile-section.tsx';

/**
 * Sessions of a customer on all devices, with buttons to end them. Renders nothing while the sessions load, or when the API does not
 * support sessions.
 * @param email e-mail address of the customer; part of the SWR cache key
 */
export function Sessions({ email }: { email: string }) {
  const t = useTranslations('account');
  const tBrowser = useTranslations('browser');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const errorMessage = useErrorMessage();
  const sessionList = useRef<HTMLUListElement>(null);
  const [alertText, setAlertText] = useState('');
  const [isSessionEnded, setIsSessionEnded] = useState(false);
  const {
    data: sessions,
    error,
    mutate,
  } = useSWR(['sessions', email, locale], () => fetchSessions(locale), {
    shouldRetryOnError: false,
  });
  if (!sessions) {
    if (!error) return null;
    return (
      <ProfileSection id="sessions" title={t('sections.sessions')}>
        <LoadFailure error={error} retryLabel={t('tryAgain')} onRetry={() => void mutate()} />
      </ProfileSection>
    );
  }

  const deviceName = ({ browser, system }: CustomerSession) =>
    [browser ?? t('sessions.unknownBrowser'), system].filter(Boolean).join(tBrowser('listSeparator'));
  const endListedSession = async (session: CustomerSession) => {
    setAlertText('');
    setIsSessionEnded(false);
    try {
      const remainingSessions = await endSession(session.id, locale);
      await mutate(remainingSessions, { revalidate: false });
      setIsSessionEnded(true);
      // The pressed button disappears with the session.
      sessionList.current?.focus();
    } catch (reason) {
      setAlertText(errorMessage(reason));
    }
  };
  return (
    <ProfileSection id="sessions" title={t('sections.sessions')}>
      {alertText && <FormAlert text={alertText} />}
      <ul ref={sessionList} tabIndex={-1} className="ruled border-y border-sand">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-14 flex-wrap items-center justify-between gap-4 py-3">
            <span>
              <bdi className="font-semibold">{deviceName(session)}</bdi>
              {session.usedAt !== null && (
                <span className="block text-muted">
                  {t('sessions.lastUsed', { date: formatLongDate(session.usedAt, locale, timeZone) })}
                </span>
              )}
            </span>
            {session.isCurrent ? (
              <span className="text-muted">{t('sessions.thisDevice')}</span>
            ) : (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t('sessions.endOf', { device: deviceName(session) })}
                onClick={() => void endListedSession(session)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted">
        {isSessionEnded && t('sessions.ended')}
      </p>
    </ProfileSection>
  );
}
