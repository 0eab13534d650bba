'use client';

import { useParams, usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/address/address';
import { keepText } from '@/lib/browser-storage/keep-text';
import type { Locale } from '@/lib/i18n/routing';
import { type InnerParams, publicAddress } from '@/lib/routing/public-address';

/** Link to the same page in the other language; it loads the document anew, because its direction changes. */
export function LanguageSwitch() {
  const t = useTranslations('browser');
  const params = useParams() as InnerParams;
  const pathname = usePathname();
  const other: Locale = useLocale() === 'ar' ? 'en' : 'ar';
  const addressOf = (path: string, inner: InnerParams) => localePath(other, publicAddress(path, inner));
  return (
    <a
      href={addressOf(pathname, params)}
      lang={other}
      hrefLang={other}
      className="relative py-2 font-semibold text-ink after:absolute after:-inset-1 hover:text-primary-ink"
      onClick={(event) => {
        keepText('language', other);
        event.currentTarget.href = addressOf(location.pathname, {}) + location.search;
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
