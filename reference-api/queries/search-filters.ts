import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SearchFilters } from '../../contract/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { attributeValue, brand, color, size } from '../db/schema/catalogue.ts';
import { facetValueCount, listing } from '../db/schema/listing.ts';
import type { Language } from '../http/language.ts';
import { toCategory } from '../wire/category.ts';
import { unitsOfThousandths } from '../wire/price.ts';
import { inLanguage } from '../wire/text.ts';
import { loadCategories } from './categories.ts';
import { facetValueIds } from './facet-value-ids.ts';
import { groupBy } from './group-by.ts';

/** Loads the available filters of listings. */
export async function loadSearchFilters(
  orm: Orm,
  language: Language,
): Promise<z.infer<typeof SearchFilters>> {
  const [tree, colors, sizes, brands, attributeValues, [mostExpensive]] = await Promise.all([
    loadCategories(orm),
    orm.select().from(color).orderBy(asc(color.id)),
    orm.select().from(size).orderBy(asc(size.position)),
    orm.select().from(brand).orderBy(asc(brand.name)),
    loadUsedAttributeValues(orm),
    orm
      .select({ thousandths: listing.priceThousandths })
      .from(listing)
      .orderBy(desc(listing.priceThousandths))
      .limit(1),
  ]);
  return {
    categories: tree.map((row) => toCategory(row, tree, language)),
    attributesVariant: {
      colors: colors.map((row) => ({
        name: inLanguage(language, row.nameEn, row.nameAr),
        code: row.hex || null,
      })),
      sizes: sizes.map((row) => row.name),
    },
    brands: brands.filter((row) => row.name).map((row) => ({ name: row.name, logo: null })),
    attributes: [...groupBy(attributeValues, ({ attribute }) => attribute)].map(([name, rows]) => ({
      name,
      values: rows.map((row) => inLanguage(language, row.nameEn, row.nameAr)),
    })),
    maxPrice: Math.ceil(unitsOfThousandths(mostExpensive?.thousandths ?? 0)),
  };
}

/** Loads the attribute values that occur in products, in the same order for all languages. */
function loadUsedAttributeValues(orm: Orm) {
  return orm
    .select(getTableColumns(attributeValue))
    .from(attributeValue)
    .innerJoin(
      facetValueCount,
      eq(facetValueCount.facetValueId, sql`${facetValueIds.attribute(0)} + ${attributeValue.id}`),
    )
    .orderBy(asc(attributeValue.position));
}
