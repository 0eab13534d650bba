import { direction, type Locale } from '../i18n/routing.ts';
import { sharp } from '../media/sharp.ts';

export interface RenderedText {
  /** PNG with transparent ground. */
  image: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  locale: Locale;
  face: 'display' | 'text' | 'strong';
  /** Pixels. */
  size: number;
  color: string;
  /** Widest line, in pixels. */
  width: number;
  struck?: boolean;
}

/** Family names as they stand inside the files of fonts.ts, each with one for the letters it lacks. */
const families: Record<Locale, Record<TextStyle['face'], string>> = {
  en: {
    display: 'Cormorant Garamond Medium, El Messiri Medium',
    text: 'Source Sans 3, Tajawal',
    strong: 'Source Sans 3 SemiBold, Tajawal Bold',
  },
  ar: {
    display: 'El Messiri Medium, Cormorant Garamond Medium',
    text: 'Tajawal, Source Sans 3',
    strong: 'Tajawal, Source Sans 3 SemiBold',
  },
};

/** Marks that decide which way a line begins, whatever its first letter. */
const mark = { ltr: '\u200e', rtl: '\u200f' };
const unwritable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** Draws text in shaped and ordered letters, wrapped at words. */
export async function renderText(text: string, style: TextStyle): Promise<RenderedText> {
  const { locale, face, size, color, width, struck } = style;
  const weight = face === 'strong' && locale === 'ar' ? ' weight="bold"' : '';
  const line = struck ? ' strikethrough="true"' : '';
  const start = mark[direction(locale)];
  const written = start + escaped(text.replace(unwritable, ' '));
  const markup = `<span font_family="${families[locale][face]}" size="${size * 1024}"${weight}${line} foreground="${color}">${written}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, width, rgba: true, dpi: 72, wrap: 'word-char' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
