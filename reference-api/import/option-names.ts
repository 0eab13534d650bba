import type { LocalizedText, SourceOptionValue } from '../catalogue/types.ts';
import { foldText } from '../search/fold.ts';
import { localizedText } from './texts.ts';

/** Names of options in both languages; the first two have columns of their own. */
const knownNames: [name: LocalizedText, ...otherNames: string[]][] = [
  [{ en: 'Color', ar: 'اللون' }, 'colour', 'colors', 'colours', 'لون', 'الألوان', 'pa_color', 'pa_colour'],
  [{ en: 'Size', ar: 'المقاس' }, 'sizes', 'مقاس', 'المقاسات', 'الحجم', 'حجم', 'pa_size'],
  [{ en: 'Length', ar: 'الطول' }, 'طول', 'pa_length'],
  [{ en: 'Material', ar: 'الخامة' }, 'خامة', 'pa_material'],
  [{ en: 'Fabric', ar: 'القماش' }, 'قماش', 'pa_fabric'],
  [{ en: 'Style', ar: 'الموديل' }, 'موديل', 'pa_style'],
  [{ en: 'Pattern', ar: 'النقش' }, 'نقش', 'pa_pattern'],
  [{ en: 'Scent', ar: 'الرائحة' }, 'رائحة', 'pa_scent'],
];

const namesByFolded = new Map(
  knownNames.flatMap(([name, ...others]) =>
    [name.en, name.ar, ...others].map((each) => [foldText(each), name] as const),
  ),
);

/** Returns the name of an option in both languages; one that is not known stands in both as it is. */
export function optionName(name: string, arabic = ''): LocalizedText {
  const known = namesByFolded.get(foldText(name).trim());
  if (known) return { en: known.en, ar: arabic || known.ar };
  return localizedText(name, arabic);
}

/** Returns the part of an option in the catalogue: colour and size have columns, any other is stored by its name. */
export function optionKind({ name }: Pick<SourceOptionValue, 'name'>): 'color' | 'size' | 'other' {
  if (name.en === 'Color') return 'color';
  return name.en === 'Size' ? 'size' : 'other';
}

/** Returns a key by which two variants with the same options are found. */
export function optionsKey(options: SourceOptionValue[]): string {
  return JSON.stringify(options.map(({ name, value }) => [foldText(name.en), foldText(value.en)]).sort());
}
