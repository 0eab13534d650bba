import { joinNames } from '../../contract/name-list.ts';
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
  const [colorParts, sizeParts] = [splitNames(colorNames), splitNames(sizeNames)];
  if (colorParts.length + sizeParts.length === 0) return undefined;
  const [colors, sizes] = await Promise.all([
    colorParts.length > 0 ? orm.select().from(color) : [],
    sizeParts.length > 0 ? orm.select().from(size) : [],
  ]);
  const colorIds = idsOfNames(
    colorParts,
    colors.map((row) => ({ id: row.id, names: [row.nameEn, row.nameAr, row.key] })),
  );
  const sizeIds = idsOfNames(
    sizeParts,
    sizes.map((row) => ({ id: row.id, names: [row.name] })),
  );
  if (sizeParts.length === 0) return colorIds.map(facetValueIds.color);
  if (colorParts.length === 0) return sizeIds.map(facetValueIds.size);
  return colorIds.flatMap((colorId) => sizeIds.map((sizeId) => facetValueIds.colorAndSize(colorId, sizeId)));
}

/** Returns the parts of a comma-separated list, without empty ones. */
function splitNames(names: string | null | undefined): string[] {
  return (names ?? '').split(/[,،]/).filter((part) => foldName(part) !== '');
}

function idsOfNames(parts: string[], rows: { id: number; names: string[] }[]): number[] {
  const known = new Set(rows.flatMap(({ names }) => names.map(foldName)));
  const requested = new Set(joinNames(parts, (name) => known.has(foldName(name))).map(foldName));
  return rows.filter(({ names }) => names.some((name) => requested.has(foldName(name)))).map(({ id }) => id);
}

function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim();
}
