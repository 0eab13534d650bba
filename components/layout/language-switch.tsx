'use client';

import { useParams, usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { persistText } from '@/lib/platform/browser-storage/persist-text';
import type { Locale } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';
import { type InternalParams, publicUrl } from '@/lib/site/routing/internal-url';

/** Link to the same page in the other language; a full page load, because the text direction changes. */
export function LanguageSwitch() {
  const t = useTranslations('browser');
  const params = useParams() as InternalParams;
  const pathname = usePathname();
  const otherLocale: Locale = useLocale() === 'ar' ? 'en' : 'ar';
  // A path is internal while the server renders: it names the tenant and contains the query.
  const hrefOf = (path: string, internalParams: InternalParams) =>
    localePath(otherLocale, publicUrl(path, internalParams));
  return (
    <a
      href={hrefOf(pathname, params)}
      lang={otherLocale}
      hrefLang={otherLocale}
      className="tap-area relative py-2 font-semibold text-ink hover:text-primary-ink"
      onClick={(event) => {
        persistText('language', otherLocale);
        // Built anew from the current URL, with its query. That URL is public, so it has no internal parameters.
        event.currentTarget.href = hrefOf(location.pathname, {}) + location.search;
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
