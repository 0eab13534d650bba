import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { color, product, size, variant } from '../db/schema/catalogue.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from '../wire/text.ts';
import { optionAttributes } from '../wire/variant.ts';

/** Variant with the texts that mails and pages about alerts need. */
export interface NamedVariant {
  slug: string;
  title: string;
  /** Colour and size, such as "Black, M"; empty for a variant without colour and size. */
  name: string;
  /** Query of the product page that selects the variant, such as `?size=M`; empty without colour and size. */
  query: string;
}

/** Finds a variant with its product; undefined after the variant was deleted. */
export async function findNamedVariant(
  orm: Orm,
  id: number,
  language: Language,
): Promise<NamedVariant | undefined> {
  const [row] = await orm
    .select({ product, color, size, options: variant.options })
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
  const options = optionAttributes(row.options, language);
  for (const { name, value } of options) query.set(name.toLowerCase(), value);
  return {
    slug: row.product.slug,
    title: inLanguage(language, row.product.titleEn, row.product.titleAr),
    name: [colorName, sizeName, ...options.map(({ name, value }) => `${name} ${value}`)]
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', '),
    query: query.size > 0 ? `?${query}` : '',
  };
}
