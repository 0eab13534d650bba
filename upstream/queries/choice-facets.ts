import type { Orm } from '../db/database.ts';
import { color, size } from '../db/schema/catalogue.ts';
import { foldText } from '../search/fold.ts';
import { facets } from './facets.ts';

/**
 * The facets of which a product must have one, so that a single variant of it comes in one of the colours and one of
 * the sizes. Names are comma-separated and in either language. Undefined when neither is asked for.
 */
export async function choiceFacets(
  orm: Orm,
  colorNames: string | null | undefined,
  sizeNames: string | null | undefined,
): Promise<number[] | undefined> {
  const askedColors = foldedNames(colorNames);
  const askedSizes = foldedNames(sizeNames);
  if (askedColors.size + askedSizes.size === 0) return undefined;
  const [colors, sizes] = await Promise.all([
    askedColors.size > 0 ? orm.select().from(color) : [],
    askedSizes.size > 0 ? orm.select().from(size) : [],
  ]);
  const colorIds = colors
    .filter((row) => [row.nameEn, row.nameAr, row.key].some((name) => askedColors.has(foldName(name))))
    .map((row) => row.id);
  const sizeIds = sizes.filter((row) => askedSizes.has(foldName(row.name))).map((row) => row.id);
  if (askedSizes.size === 0) return colorIds.map(facets.color);
  if (askedColors.size === 0) return sizeIds.map(facets.size);
  return colorIds.flatMap((colorId) => sizeIds.map((sizeId) => facets.colorAndSize(colorId, sizeId)));
}

function foldedNames(names: string | null | undefined): Set<string> {
  return new Set((names ?? '').split(/[,،]/).map(foldName).filter(Boolean));
}

function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}
