import { converter } from 'culori';
import type { FacetOption } from './facet-options.ts';
import type { FacetName } from './facets.ts';

/** Colour families, in the order of the panel. */
export const colorFamilies = ['white', 'brown', 'red', 'green', 'blue', 'black', 'other'] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** Group of options; a colour family has a name. */
export interface OptionGroup {
  family: ColorFamily | null;
  options: FacetOption[];
}

/** Maximum difference between adjacent sizes of one kind, such as ring sizes or abaya lengths. */
const maxSizeStep = 4;

const minWhiteLightness = 0.86;
const maxGreyChroma = 0.014;
/** Minimum OKLCH hue of each family, in degrees; hues below the first one are red. */
const familiesByMinHue: readonly [number, ColorFamily][] = [
  [36, 'brown'],
  [90, 'green'],
  [215, 'blue'],
  [320, 'red'],
];

const toOklch = converter('oklch');

/** Groups the options of a facet: colours by family, sizes by kind, others in one group. */
export function optionGroups(name: FacetName, options: readonly FacetOption[]): OptionGroup[] {
  if (name === 'color') return groupByFamily(options);
  return (name === 'size' ? groupByKind(options) : [[...options]]).map((group) => ({
    family: null,
    options: group,
  }));
}

/** Returns the family of a colour code `#rrggbb`. */
export function colorFamily(code: string | null | undefined): ColorFamily {
  const color = code ? toOklch(code) : undefined;
  if (!color) return 'other';
  const { l, c, h = 0 } = color;
  if (l > minWhiteLightness) return 'white';
  if (c < maxGreyChroma) return 'black';
  return familiesByMinHue.findLast(([minHue]) => h >= minHue)?.[1] ?? 'red';
}

function groupByFamily(options: readonly FacetOption[]): OptionGroup[] {
  return colorFamilies
    .map((family) => ({ family, options: options.filter(({ code }) => colorFamily(code) === family) }))
    .filter((group) => group.options.length > 0);
}

/** Groups sizes in upstream order; another unit or a larger step between numbers begins a new group. */
function groupByKind(options: readonly FacetOption[]): FacetOption[][] {
  const groups: FacetOption[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && isSameKind(previous.name, option.name)) group.push(option);
    else groups.push([option]);
  }
  return groups;
}

function isSameKind(size: string, next: string): boolean {
  const [first, second] = [Number.parseFloat(size), Number.parseFloat(next)];
  if (Number.isNaN(first) || Number.isNaN(second)) return Number.isNaN(first) && Number.isNaN(second);
  const unit = (name: string) => name.replace(/^[\d.]+\s*/, '');
  return unit(size) === unit(next) && (unit(size) !== '' || Math.abs(second - first) <= maxSizeStep);
}
