'use client';

import { useTranslations } from 'next-intl';

/** Lets a visitor think again about what may be sent of what they do. */
export function ConsentButton() {
  const t = useTranslations('browser.consent');
  return (
    <button
      type="button"
      className="link needs-script min-h-9"
      onClick={() => dispatchEvent(new Event('consent'))}
    >
      {t('open')}
    </button>
  );
}
