import { colors } from '../catalogue/colors.ts';
import type { LocalizedText, SourceColor } from '../catalogue/types.ts';
import { foldText } from '../search/fold.ts';

/** Common names of colors besides those of the source catalogue. */
const commonColors: SourceColor[] = [
  { en: 'Aqua', ar: 'أكوا', hex: '#7fc7c4' },
  { en: 'Beige', ar: 'بيج', hex: '#d9c7a7' },
  { en: 'Blue', ar: 'أزرق', hex: '#3a62a8' },
  { en: 'Bronze', ar: 'برونزي', hex: '#8c6a3f' },
  { en: 'Brown', ar: 'بني', hex: '#6b4a35' },
  { en: 'Coral', ar: 'مرجاني', hex: '#e5846d' },
  { en: 'Dark blue', ar: 'أزرق غامق', hex: '#26395f' },
  { en: 'Fuchsia', ar: 'فوشيا', hex: '#c13a83' },
  { en: 'Gold', ar: 'ذهبي', hex: '#c9a24b' },
  { en: 'Gray', ar: 'رمادي', hex: '#94908a' },
  { en: 'Green', ar: 'أخضر', hex: '#4a7a4f' },
  { en: 'Khaki', ar: 'كاكي', hex: '#8d8560' },
  { en: 'Lavender', ar: 'لافندر', hex: '#b9a8d0' },
  { en: 'Light blue', ar: 'أزرق فاتح', hex: '#a7c4e0' },
  { en: 'Lilac', ar: 'ليلكي', hex: '#c3a9c9' },
  { en: 'Maroon', ar: 'ماروني', hex: '#6d2a33' },
  { en: 'Mauve', ar: 'موف', hex: '#a98a9b' },
  { en: 'Mint', ar: 'نعناعي', hex: '#b5d8c5' },
  { en: 'Mustard', ar: 'خردلي', hex: '#c99a34' },
  { en: 'Off white', ar: 'أوف وايت', hex: '#f2ece0' },
  { en: 'Orange', ar: 'برتقالي', hex: '#d9803f' },
  { en: 'Petrol', ar: 'بترولي', hex: '#2b5461' },
  { en: 'Pink', ar: 'وردي', hex: '#e3a9b6' },
  { en: 'Purple', ar: 'بنفسجي', hex: '#6d4a86' },
  { en: 'Red', ar: 'أحمر', hex: '#b23437' },
  { en: 'Rust', ar: 'صدئي', hex: '#a4553a' },
  { en: 'Silver', ar: 'فضي', hex: '#b9bcc0' },
  { en: 'Turquoise', ar: 'فيروزي', hex: '#4fa7a5' },
  { en: 'Yellow', ar: 'أصفر', hex: '#e2c044' },
];

const hexCode = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

const colorsByName = new Map(
  [...commonColors, ...Object.values(colors)].flatMap((color) =>
    [color.en, color.ar].map((name) => [foldText(name), color] as const),
  ),
);

/** Returns a color of an export with its swatch: names that are known in either language get both and their code, others no code. */
export function importedColor({ en, ar }: LocalizedText): SourceColor {
  const known = colorsByName.get(foldText(en)) ?? colorsByName.get(foldText(ar));
  if (hexCode.test(en)) return { en, ar, hex: en.toLowerCase() };
  if (!known) return { en, ar, hex: '' };
  const isTranslated = foldText(en) !== foldText(ar);
  return isTranslated ? { en, ar, hex: known.hex } : { ...known };
}
