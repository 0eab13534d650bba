import { preload } from 'react-dom';
import type { Locale } from '@/lib/platform/i18n/routing';

/** Fonts of the first screen in each language. The bundler replaces each URL by the one that the built style sheet has. */
const fontUrls: Record<Locale, URL[]> = {
  en: [
    new URL('../../app/fonts/cormorant-garamond-latin-500-normal.woff2', import.meta.url),
    new URL('../../app/fonts/source-sans-3-latin-400-normal.woff2', import.meta.url),
  ],
  ar: [
    new URL('../../app/fonts/el-messiri-arabic-500-normal.woff2', import.meta.url),
    new URL('../../app/fonts/tajawal-arabic-400-normal.woff2', import.meta.url),
    new URL('../../app/fonts/tajawal-latin-400-normal.woff2', import.meta.url),
  ],
};

/** Preloads the fonts of the first screen in a language, before the style sheet has loaded. */
export function preloadFonts(locale: Locale): void {
  for (const { href } of fontUrls[locale])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
