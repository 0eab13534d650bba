import type { LocalizedText } from '../../catalogue/types.ts';
import type { Orm } from '../../db/database.ts';
import { category } from '../../db/schema/catalogue.ts';
import { foldText } from '../../search/fold.ts';
import { writeRows } from '../../seed/write-rows.ts';
import { slugOf, UniqueNames } from '../texts.ts';
import { firstImage, type ResolvedProduct } from './resolved-product.ts';

/** Main categories with a tile on the home page. */
const featuredCategories = 8;

type CategoryRow = typeof category.$inferInsert;

/** Categories by their path. */
export interface StoredCategories {
  /** Rows from the category up to its main category. */
  ancestry(path: LocalizedText[]): CategoryRow[];
}

/**
 * Writes the categories of products. One with the same names above it is the same category; a new one gets the slug form of its name, below
 * another parent that of both names.
 */
export async function storeCategories(orm: Orm, products: ResolvedProduct[]): Promise<StoredCategories> {
  const stored = await orm.select().from(category);
  const rowsByPath = new Map<string, CategoryRow>();
  for (const row of stored) rowsByPath.set(keyOfRow(row, stored), row);
  const slugs = new UniqueNames(stored.map((row) => row.slug));
  let nextId = Math.max(0, ...stored.map((row) => row.id)) + 1;
  let nextPosition = Math.max(0, ...stored.map((row) => row.position)) + 1;
  let featuredCount = stored.filter((row) => row.featured).length;

  const findOrCreate = (path: LocalizedText[], product: ResolvedProduct): CategoryRow | undefined => {
    const name = path.at(-1);
    if (!name) return undefined;
    const parent = findOrCreate(path.slice(0, -1), product);
    const known = rowsByPath.get(pathKey(path));
    if (known) {
      known.image ||= firstImage(product);
      if (name.ar !== name.en) known.nameAr = name.ar;
      return known;
    }
    const image = firstImage(product);
    const isFeatured = !parent && image !== '' && featuredCount < featuredCategories;
    if (isFeatured) featuredCount += 1;
    const row: CategoryRow = {
      id: nextId++,
      slug: newSlug(name, parent, slugs),
      parentId: parent?.id ?? null,
      position: nextPosition++,
      nameEn: name.en,
      nameAr: name.ar,
      descriptionEn: '',
      descriptionAr: '',
      image,
      inMenu: !parent,
      featured: isFeatured,
    };
    rowsByPath.set(pathKey(path), row);
    return row;
  };
  for (const product of products) findOrCreate(product.categoryPath, product);
  // Parents first, because children refer to them.
  const rows = [...rowsByPath.values()].map(({ productCount: _, ...row }) => row);
  await writeRows(
    orm,
    category,
    rows.sort((a, b) => a.id - b.id),
  );
  return {
    ancestry: (path) =>
      path
        .map((_, index) => rowsByPath.get(pathKey(path.slice(0, path.length - index))))
        .filter((row) => row !== undefined),
  };
}

function newSlug(name: LocalizedText, parent: CategoryRow | undefined, slugs: UniqueNames): string {
  const own = slugOf(name.en) || 'category';
  const isTaken = slugs.has(own);
  return slugs.take(isTaken && parent ? `${parent.slug}-${own}` : own);
}

const pathKey = (path: LocalizedText[]) => JSON.stringify(path.map(({ en }) => foldText(en)));

function keyOfRow(row: CategoryRow, rows: CategoryRow[]): string {
  const names: LocalizedText[] = [];
  for (
    let current: CategoryRow | undefined = row;
    current;
    current = rows.find(({ id }) => id === current?.parentId)
  )
    names.unshift({ en: current.nameEn, ar: current.nameAr });
  return pathKey(names);
}
