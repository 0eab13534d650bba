import type messages from '../../../messages/en.json';
import type { Locale } from './routing.ts';

/** Languages and message keys that the types of next-intl accept. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
