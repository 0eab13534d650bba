import type { Language } from './catalogue.ts';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

/** Language and screen pairs that cover each language and each screen once, for tests where the two do not interact. */
export const languageScreenPairs: {
  language: Language;
  screen: 'phone' | 'desktop';
  viewport: typeof phone;
}[] = [
  { language: 'en', screen: 'desktop', viewport: desktop },
  { language: 'ar', screen: 'phone', viewport: phone },
];
