import type { z } from 'zod';
import type { Attribute, Variant } from '../../contract/catalogue.ts';
import type { SourceOptionValue } from '../catalogue/types.ts';
import type { color, variant } from '../db/schema/catalogue.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { currentPriceThousandths, isOnSale, unitsOfThousandths } from './price.ts';
import { inLanguage } from './text.ts';

/** Variant row with its colour and size. */
export interface VariantRow {
  variant: typeof variant.$inferSelect;
  color: typeof color.$inferSelect | null;
  sizeName: string | null;
}

/** Converts a variant to the contract's shape; attributes it does not have are omitted. */
export function toVariant(row: VariantRow, language: Language): IntegerIds<z.infer<typeof Variant>> {
  const { variant, color, sizeName } = row;
  const attributes: z.infer<typeof Attribute>[] = [];
  if (color) {
    attributes.push({ name: 'Color', value: inLanguage(language, color.nameEn, color.nameAr) });
    if (color.hex) attributes.push({ name: 'ColorCode', value: color.hex });
  }
  if (sizeName !== null) attributes.push({ name: 'Size', value: sizeName });
  attributes.push(...optionAttributes(variant.options, language));
  if (variant.gtin !== null) attributes.push({ name: 'GTIN', value: variant.gtin });
  return {
    id: variant.id,
    sku: variant.sku,
    price: unitsOfThousandths(variant.priceThousandths),
    salePrice:
      variant.salePriceThousandths === null ? null : unitsOfThousandths(variant.salePriceThousandths),
    startAt: variant.startAt?.toISOString() ?? null,
    endAt: variant.endAt?.toISOString() ?? null,
    quantity: variant.quantity,
    images: variant.images.map((filePath) => ({ filePath })),
    attributes,
  };
}

/** Returns the values of options other than colour and size as attributes. */
export function optionAttributes(
  options: SourceOptionValue[],
  language: Language,
): z.infer<typeof Attribute>[] {
  return options.map(({ name, value }) => ({ name: name[language], value: value[language] }));
}

/** Returns the percentage off while a variant is on sale, otherwise 0. */
export function activeDiscount(row: VariantRow['variant'], now: Date): number {
  return isOnSale(row, now)
    ? Math.max(0, Math.round((1 - currentPriceThousandths(row, now) / row.priceThousandths) * 100))
    : 0;
}
