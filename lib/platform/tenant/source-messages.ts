import { readFileSync } from 'node:fs';
import type { Locale } from '../i18n/routing.ts';
import type { SourceMessages } from './check-texts.ts';

/** Reads the uncompiled ICU messages of both languages; the build contains compiled ones. */
export function loadSourceMessages(): Record<Locale, SourceMessages> {
  const load = (locale: Locale): SourceMessages =>
    JSON.parse(readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), 'utf8'));
  return { en: load('en'), ar: load('ar') };
}
