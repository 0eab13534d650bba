import { direction, type Locale } from '../../platform/i18n/routing.ts';
import { sharp } from '../../platform/media/sharp.ts';
import { drawableText } from './drawable-text.ts';

/** Image of a text, as large as the text. */
export interface RenderedText {
  /** Transparent PNG. */
  image: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  locale: Locale;
  /** Typeface and weight; each language has its own fonts. */
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
    strong: 'Source Sans 3 SemiBold, Tajawal',
  },
  ar: {
    display: 'El Messiri Medium, Cormorant Garamond Medium',
    text: 'Tajawal, Source Sans 3',
    strong: 'Tajawal, Source Sans 3 SemiBold',
  },
};

/** Marks before the text that set its base direction, regardless of its first letter. */
const directionMark = { ltr: '\u200e', rtl: '\u200f' };
/** Image of a text without a drawable character. */
const emptyImage = { width: 1, height: 1, channels: 4, background: '#0000' } as const;

/** Renders text with shaping and bidirectional ordering, wrapped at words. Characters that the fonts lack are left out. */
export async function renderText(text: string, style: TextStyle): Promise<RenderedText> {
  const { locale, face, size, color, width, strikethrough } = style;
  // The bold font of Tajawal has the family name of the regular one, so that only its weight selects it.
  const weight = face === 'strong' && locale === 'ar' ? ' weight="bold"' : '';
  const decoration = strikethrough ? ' strikethrough="true"' : '';
  const drawable = await drawableText(text);
  if (drawable === '') {
    const image = await sharp({ create: emptyImage }).png().toBuffer();
    return { image, width: emptyImage.width, height: emptyImage.height };
  }
  const content = directionMark[direction(locale)] + escapeMarkup(drawable);
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
