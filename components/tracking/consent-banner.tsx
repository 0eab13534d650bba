'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { browserSettings } from '@/lib/settings/browser';
import { chooseConsent, consent, consentChoice } from '@/lib/tracking/consent';

/** Tells or asks about tracking, as the region wants; in a corner, so that the page goes on being used. */
export function ConsentBanner({ onDone }: { onDone: () => void }) {
  const t = useTranslations('browser.consent');
  const place = useRef<HTMLElement>(null);
  const asks = browserSettings().consentMode === 'ask';
  const chosen = consentChoice();
  useEffect(() => {
    if (consentChoice() !== null) place.current?.focus();
  }, []);
  const choose = (choice: 'granted' | 'denied') => {
    chooseConsent(choice);
    onDone();
  };
  return (
    <section
      ref={place}
      id="consent"
      tabIndex={-1}
      aria-label={t('title')}
      className="fixed inset-x-3 bottom-3 z-40 border border-sand bg-paper p-4 text-sm sm:end-auto sm:w-96"
    >
      <p>
        {t(asks ? 'ask' : 'notify')}{' '}
        <Link href="/pages/privacy-policy" className="link">
          {t('more')}
        </Link>
      </p>
      {chosen !== null && <p className="mt-2 text-muted">{t(`now.${consent()}`)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn min-h-10 px-4" onClick={() => choose('granted')}>
          {t(asks ? 'accept' : 'fine')}
        </button>
        <button type="button" className="btn btn-quiet min-h-10 px-4" onClick={() => choose('denied')}>
          {t('decline')}
        </button>
      </div>
    </section>
  );
}
