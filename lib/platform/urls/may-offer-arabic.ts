import { safeLocalStorage } from '../browser-storage/stored-values.ts';
import { pageLocale } from '../i18n/page-locale.ts';

/** Returns whether the browser is set to Arabic, the page is not in Arabic and the visitor has not chosen a language. */
export function mayOfferArabic(): boolean {
  return (
    pageLocale() !== 'ar' && /^ar\b/i.test(navigator.language) && safeLocalStorage.get('language') === null
  );
}
