import { converter } from 'culori';
import type { FacetName, FacetOption } from './facets.ts';

/** Families that colours are shown in, in the order of the panel. */
export const colorFamilies = ['white', 'brown', 'red', 'green', 'blue', 'black', 'other'] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Options that stand together; colours as a family, which has a name. */
export interface OptionGroup {
  family: ColorFamily | null;
  options: FacetOption[];
}

/** Sizes of one kind, such as those of rings or lengths of abayas, are at most this far from each other. */
const widestStep = 4;

const lightFrom = 0.86;
const greyUpTo = 0.014;
/** From which hue of OKLCH on a family begins, in degrees; below the first one it is red. */
const hues: readonly [number, ColorFamily][] = [
  [36, 'brown'],
  [90, 'green'],
  [215, 'blue'],
  [320, 'red'],
];

const toOklch = converter('oklch');

/** The options of a facet as they are shown: colours by family, sizes by kind, all others together. */
export function optionGroups(name: FacetName, options: readonly FacetOption[]): OptionGroup[] {
  if (name === 'color') return byFamily(options);
  return (name === 'size' ? byKind(options) : [[...options]]).map((group) => ({
    family: null,
    options: group,
  }));
}

/** The family of a colour, by its code `#rrggbb`. */
export function colorFamily(code: string | null | undefined): ColorFamily {
  const color = code ? toOklch(code) : undefined;
  if (!color) return 'other';
  const { l, c, h = 0 } = color;
  if (l > lightFrom) return 'white';
  if (c < greyUpTo) return 'black';
  return hues.findLast(([from]) => h >= from)?.[1] ?? 'red';
}

function byFamily(options: readonly FacetOption[]): OptionGroup[] {
  return colorFamilies
    .map((family) => ({ family, options: options.filter(({ code }) => colorFamily(code) === family) }))
    .filter((group) => group.options.length > 0);
}

/** In the order of the upstream; a new kind begins with another unit, or where numbers leap. */
function byKind(options: readonly FacetOption[]): FacetOption[][] {
  const groups: FacetOption[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && isSameKind(before.name, option.name)) group.push(option);
    else groups.push([option]);
  }
  return groups;
}

function isSameKind(one: string, other: string): boolean {
  const [first, second] = [Number.parseFloat(one), Number.parseFloat(other)];
  if (Number.isNaN(first) || Number.isNaN(second)) return Number.isNaN(first) && Number.isNaN(second);
  const unit = (name: string) => name.replace(/^[\d.]+\s*/, '');
  return unit(one) === unit(other) && (unit(one) !== '' || Math.abs(second - first) <= widestStep);
}
