import { converter } from 'culori';
import { minClothingNumber, type SizeKind, sizeKindOf } from '../sizes/size-kind.ts';
import type { FacetOption } from './facet-values.ts';
import type { FacetName } from './facets.ts';

/** Colour families, in the order of the filter panel. */
export const colorFamilies = ['white', 'brown', 'red', 'green', 'blue', 'black', 'other'] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Sizes that are measured alike. The titles of groups, also of colours, are messages of `listing.families`. */
export type SizeFamily = SizeKind | 'smallNumbers' | 'storage' | 'volume';

/** Group of a facet's values. `family` is null for sizes that belong to no family and for facets other than colour and size. */
export interface OptionGroup {
  family: ColorFamily | SizeFamily | null;
  options: FacetOption[];
}

/** Maximum difference between adjacent sizes of one group, such as European sizes or abaya lengths. */
const maxSizeStep = 4;

/** Families by units in lower case. */
const familiesByUnit: Record<string, SizeFamily> = {
  gb: 'storage',
  tb: 'storage',
  ml: 'volume',
  l: 'volume',
};

/** OKLCH lightness, from 0 to 1, above which a colour counts as white. */
const minWhiteLightness = 0.86;
/** OKLCH chroma below which a colour is a grey, which counts as black unless it is light enough for white. */
const maxGreyChroma = 0.014;
/** Minimum OKLCH hue of each family, in degrees; hues below the first one are red. */
const familiesByMinHue: readonly [number, ColorFamily][] = [
  [36, 'brown'],
  [90, 'green'],
  [215, 'blue'],
  [320, 'red'],
];

const toOklch = converter('oklch');

/** Groups the values of a facet: colours and sizes by family (that of the first of adjacent sizes). Other facets have a single group. */
export function optionGroups(name: FacetName, options: readonly FacetOption[]): OptionGroup[] {
  if (name === 'color') return groupColors(options);
  if (name !== 'size') return [{ family: null, options: [...options] }];
  const groups: OptionGroup[] = [];
  for (const sizes of groupSizes(options)) {
    const family = sizeFamily(sizes[0]?.name ?? '');
    const sameFamily = groups.find((group) => family !== null && group.family === family);
    if (sameFamily) sameFamily.options.push(...sizes);
    else groups.push({ family, options: sizes });
  }
  return groups;
}

/** Returns the family of a colour code `#rrggbb`; `other` without a code. */
export function colorFamily(code: string | null | undefined): ColorFamily {
  const color = code ? toOklch(code) : undefined;
  if (!color) return 'other';
  const { l, c, h = 0 } = color;
  if (l > minWhiteLightness) return 'white';
  if (c < maxGreyChroma) return 'black';
  return familiesByMinHue.findLast(([minHue]) => h >= minHue)?.[1] ?? 'red';
}

/** Returns the family of a size such as 'XL', '54' or '128 GB'; null when unknown. Small numbers measure too many things to be named. */
export function sizeFamily(size: string): SizeFamily | null {
  if (/^\d+(?:\.\d+)?$/.test(size) && Number(size) < minClothingNumber) return 'smallNumbers';
  const [, unit = ''] = /^\d+\s*(\p{L}+)$/u.exec(size) ?? [];
  return sizeKindOf(size) ?? familiesByUnit[unit.toLowerCase()] ?? null;
}

function groupColors(options: readonly FacetOption[]): OptionGroup[] {
  return colorFamilies
    .map((family) => ({
      family,
      options: options.filter(({ swatchColor }) => colorFamily(swatchColor) === family),
    }))
    .filter((group) => group.options.length > 0);
}

/** Groups adjacent sizes. Another unit begins a new group, and so does a step above `maxSizeStep` between plain numbers. */
function groupSizes(options: readonly FacetOption[]): FacetOption[][] {
  const groups: FacetOption[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && isSameGroup(previous.name, option.name)) group.push(option);
    else groups.push([option]);
  }
  return groups;
}

function isSameGroup(size: string, next: string): boolean {
  const [first, second] = [Number.parseFloat(size), Number.parseFloat(next)];
  if (Number.isNaN(first) || Number.isNaN(second)) return sizeFamily(size) === sizeFamily(next);
  const unit = (name: string) => name.replace(/^[\d.]+\s*/, '');
  return unit(size) === unit(next) && (unit(size) !== '' || Math.abs(second - first) <= maxSizeStep);
}
