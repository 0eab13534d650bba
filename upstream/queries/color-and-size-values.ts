import type { Orm } from '../db/database.ts';
import { color, size } from '../db/schema/catalogue.ts';
import { foldText } from '../search/fold.ts';
import { facetValueIds } from './facet-value-ids.ts';

/**
 * Returns the ids of the facet values of products that have a variant in one of the colours and one of the sizes: the same
 * variant has to match both. Names are comma-separated, colours in either language. Returns undefined without any name.
 */
export async function findColorAndSizeValueIds(
  orm: Orm,
  colorNames: string | null | undefined,
  sizeNames: string | null | undefined,
): Promise<number[] | undefined> {
  const requestedColors = parseNames(colorNames);
  const requestedSizes = parseNames(sizeNames);
  if (requestedColors.size + requestedSizes.size === 0) return undefined;
  const [colors, sizes] = await Promise.all([
    requestedColors.size > 0 ? orm.select().from(color) : [],
    requestedSizes.size > 0 ? orm.select().from(size) : [],
  ]);
  const colorIds = colors
    .filter((row) => [row.nameEn, row.nameAr, row.key].some((name) => requestedColors.has(foldName(name))))
    .map((row) => row.id);
  const sizeIds = sizes.filter((row) => requestedSizes.has(foldName(row.name))).map((row) => row.id);
  if (requestedSizes.size === 0) return colorIds.map(facetValueIds.color);
  if (requestedColors.size === 0) return sizeIds.map(facetValueIds.size);
  return colorIds.flatMap((colorId) => sizeIds.map((sizeId) => facetValueIds.colorAndSize(colorId, sizeId)));
}

/** Returns the folded names in a comma-separated list. */
function parseNames(names: string | null | undefined): Set<string> {
  return new Set((names ?? '').split(/[,،]/).map(foldName).filter(Boolean));
}

function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}
