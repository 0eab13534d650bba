import { direction, type Locale } from './routing.ts';

const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/**
 * Returns the language and direction of a catalogue text that is not in the language of its page, judged by the script of its letters
 * (docs/behaviour.md §1). Undefined for any other text, also one in both scripts, or in neither.
 */
export function foreignLanguage(text: string, pageLocale: Locale) {
  const lang = pageLocale === 'ar' ? 'en' : 'ar';
  if (!letters[lang].test(text) || letters[pageLocale].test(text)) return;
  return { lang, dir: direction(lang) };
}
