'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { consent, onConsent } from '@/lib/tracking/consent';
import { type JournalEntry, journal, onJournal } from '@/lib/tracking/journal';
import { sessionId } from '@/lib/tracking/session-id';
import { touches } from '@/lib/tracking/touches';
import { organicUtm, readUtm, utmNames } from '@/lib/tracking/utm';

/** Shows what this browser itself sends: campaign, consent, every event with its payload and what became of it. */
export function Inspector({ onClose }: { onClose: () => void }) {
  const t = useTranslations('browser.inspector');
  const entries = useSyncExternalStore(onJournal, journal, journal);
  const allowed = useSyncExternalStore(onConsent, consent, () => 'undecided' as const);
  const [landed] = useState(() => readUtm(location.search) ?? organicUtm);
  const { first, last } = touches();
  const close = () => {
    try {
      sessionStorage.removeItem('inspect_tracking');
    } catch {
      // Then it does not stay open anyway.
    }
    onClose();
  };
  return (
    <section
      id="inspect_tracking_panel"
      aria-label={t('title')}
      dir="ltr"
      className="fixed end-0 bottom-0 z-50 max-h-[60dvh] w-[min(36rem,100vw)] overflow-y-auto border border-ink bg-paper p-4 text-sm"
    >
      <div className="flex items-center justify-between">
        <h2 className="font-semibold">{t('title')}</h2>
        <button type="button" aria-label={t('close')} className="icon-btn" onClick={close}>
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      <p>
        {t('consent')}: <strong>{allowed}</strong> · {t('session')}: <code>{sessionId()}</code>
      </p>
      <table className="mt-3 w-full">
        <thead>
          <tr className="text-start">
            <Head>{t('value')}</Head>
            <Head>{t('landed')}</Head>
            <Head>{t('first')}</Head>
            <Head>{t('last')}</Head>
          </tr>
        </thead>
        <tbody>
          {utmNames.map((name) => (
            <tr key={name} className="border-t border-sand">
              <th scope="row" className="pe-2 text-start font-normal text-muted">
                {name}
              </th>
              {[landed, first, last].map((utm, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                <td key={index} className="pe-2 wrap-anywhere">
                  {utm[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-4 font-semibold">{t('events', { count: entries.length })}</h3>
      <ol className="mt-1">
        {entries.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="pe-2 text-start font-semibold">
      {children}
    </th>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const t = useTranslations('browser.inspector');
  return (
    <li className="border-t border-sand py-1">
      <details>
        <summary>
          <time dateTime={new Date(entry.at).toISOString()} className="text-muted">
            {new Date(entry.at).toISOString().slice(11, 19)}
          </time>{' '}
          {entry.channel} · <strong>{entry.name}</strong> · {t(`states.${entry.state}`)}
          {entry.note && ` (${entry.note})`}
        </summary>
        <pre className="max-h-60 overflow-auto bg-backdrop p-2 text-xs whitespace-pre-wrap">
          {JSON.stringify(entry.payload, null, 1)}
        </pre>
      </details>
    </li>
  );
}
