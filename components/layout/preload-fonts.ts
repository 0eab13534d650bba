import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/routing';

const files: Record<Locale, URL[]> = {
  en: [
    new URL(
      '../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
      import.meta.url,
    ),
    new URL(
      '../../node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2',
      import.meta.url,
    ),
  ],
  ar: [
    new URL(
      '../../node_modules/@fontsource/el-messiri/files/el-messiri-arabic-500-normal.woff2',
      import.meta.url,
    ),
    new URL('../../node_modules/@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2', import.meta.url),
    new URL('../../node_modules/@fontsource/tajawal/files/tajawal-latin-400-normal.woff2', import.meta.url),
  ],
};

/** Asks for the faces that the first screen of a language shows before the style sheet is read. */
export function preloadFonts(locale: Locale): void {
  for (const { href } of files[locale])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
