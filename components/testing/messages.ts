import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/routing';
import arabicMessages from '../../messages/ar.json';
import englishMessages from '../../messages/en.json';

/** Texts of the shop by language. */
export const messages: Record<Locale, Messages> = {
  en: englishMessages as unknown as Messages,
  ar: arabicMessages as unknown as Messages,
};

/** Time zone of dates in tests. */
export const timeZone = 'Africa/Cairo';
