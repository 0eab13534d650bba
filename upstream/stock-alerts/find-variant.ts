import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { color, product, size, variant } from '../db/schema/catalogue.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from '../wire/text.ts';

/** Variant with the texts for mails and pages about alerts. */
export interface NamedVariant {
  slug: string;
  title: string;
  /** Color and size, such as "Black, M"; empty without both. */
  name: string;
  /** Query of the product's page that preselects the variant; empty or with its question mark. */
  query: string;
}

/** Finds a variant with its product; undefined once it is deleted. */
export async function findVariant(
  orm: Orm,
  id: number,
  language: Language,
): Promise<NamedVariant | undefined> {
  const [row] = await orm
    .select({ product, color, size })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(color, eq(color.id, variant.colorId))
    .leftJoin(size, eq(size.id, variant.sizeId))
    .where(eq(variant.id, id));
  if (!row) return undefined;
  const colorName = row.color && inLanguage(language, row.color.nameEn, row.color.nameAr);
  const sizeName = row.size?.name ?? null;
  const query = new URLSearchParams();
  if (colorName) query.set('color', colorName);
  if (sizeName) query.set('size', sizeName);
  return {
    slug: row.product.slug,
    title: inLanguage(language, row.product.titleEn, row.product.titleAr),
    name: [colorName, sizeName].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
    query: query.size > 0 ? `?${query}` : '',
  };
}
