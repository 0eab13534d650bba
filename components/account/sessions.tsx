'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { FormAlert } from '@/components/forms/form-alert';
import { useFailureText } from '@/components/forms/use-failure-text';
import { endSession, fetchSessions } from '@/lib/account/sessions';
import type { CustomerSession } from '@/lib/account/types';
import { longDate } from '@/lib/i18n/numbers';
import { Section } from './section.tsx';

/** Where a customer is signed in, each with a way to end it; nothing with an upstream that does not say. */
export function Sessions({ customer }: { customer: string }) {
  const t = useTranslations('account');
  const separator = useTranslations('browser');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const failureText = useFailureText();
  const list = useRef<HTMLUListElement>(null);
  const [failure, setFailure] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  const { data, error, mutate } = useSWR(['sessions', customer, locale], () => fetchSessions(locale), {
    shouldRetryOnError: false,
  });
  if (!data) return error ? <FormAlert text={failureText(error)} /> : null;

  const nameOf = ({ browser, system }: CustomerSession) =>
    [browser ?? t('sessions.unknownBrowser'), system].filter(Boolean).join(separator('listSeparator'));
  const end = async (session: CustomerSession) => {
    setFailure('');
    try {
      await mutate(await endSession(session.id, locale), { revalidate: false });
      setHasEnded(true);
      list.current?.focus();
    } catch (reason) {
      setFailure(failureText(reason));
    }
  };
  return (
    <Section id="sessions" title={t('sections.sessions')}>
      {failure && <FormAlert text={failure} />}
      <ul ref={list} tabIndex={-1} className="divide-y divide-sand border-y border-sand">
        {data.map((session) => (
          <li key={session.id} className="flex min-h-14 flex-wrap items-center justify-between gap-4 py-3">
            <span>
              <bdi className="font-semibold">{nameOf(session)}</bdi>
              {session.usedAt !== null && (
                <span className="block text-muted">
                  {t('sessions.lastUsed', { date: longDate(session.usedAt, locale, timeZone) })}
                </span>
              )}
            </span>
            {session.isCurrent ? (
              <span className="text-muted">{t('sessions.thisDevice')}</span>
            ) : (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t('sessions.endOf', { device: nameOf(session) })}
                onClick={() => void end(session)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted">
        {hasEnded && t('sessions.ended')}
      </p>
    </Section>
  );
}
