import type messages from '../../../messages/en.json';
import type { Locale } from './routing.ts';

/** Languages and message keys that next-intl checks calls against. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
