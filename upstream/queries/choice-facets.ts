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
  const wantedColors = foldedNames(colorNames);
  const wantedSizes = foldedNames(sizeNames);
  if (wantedColors.size + wantedSizes.size === 0) return undefined;
  const [colors, sizes] = await Promise.all([
    wantedColors.size > 0 ? orm.select().from(color) : [],
    wantedSizes.size > 0 ? orm.select().from(size) : [],
  ]);
  const colorIds = colors
    .filter((row) => [row.nameEn, row.nameAr, row.key].some((name) => wantedColors.has(foldName(name))))
    .map((row) => row.id);
  const sizeIds = sizes.filter((row) => wantedSizes.has(foldName(row.name))).map((row) => row.id);
  if (wantedSizes.size === 0) return colorIds.map(facets.color);
  if (wantedColors.size === 0) return sizeIds.map(facets.size);
  return colorIds.flatMap((colorId) => sizeIds.map((sizeId) => facets.colorAndSize(colorId, sizeId)));
}

function foldedNames(names: string | null | undefined): Set<string> {
  return new Set((names ?? '').split(/[,،]/).map(foldName).filter(Boolean));
}

function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}
