import { direction, type Locale } from '../i18n/routing.ts';
import { sharp } from '../media/sharp.ts';

export interface RenderedText {
  /** Transparent PNG. */
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
  /** Maximum line width in pixels. */
  width: number;
  strikethrough?: boolean;
}

/** Font families as named in the font files, each with a fallback for missing glyphs. */
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

/** Marks before the text that set its base direction, regardless of its first letter. */
const directionMark = { ltr: '\u200e', rtl: '\u200f' };
const nonRenderable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** Renders text with shaping and bidirectional ordering, wrapped at words. */
export async function renderText(text: string, style: TextStyle): Promise<RenderedText> {
  const { locale, face, size, color, width, strikethrough } = style;
  const weight = face === 'strong' && locale === 'ar' ? ' weight="bold"' : '';
  const decoration = strikethrough ? ' strikethrough="true"' : '';
  const content = directionMark[direction(locale)] + escapeMarkup(text.replace(nonRenderable, ' '));
  // Pango counts font sizes in 1/1024 of a point; at 72 dpi, a point is a pixel.
  const markup = `<span font_family="${families[locale][face]}" size="${size * 1024}"${weight}${decoration} foreground="${color}">${content}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, width, rgba: true, dpi: 72, wrap: 'word-char' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
