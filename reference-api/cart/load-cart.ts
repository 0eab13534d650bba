import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CartLines, CartTotal } from '../../contract/cart.ts';
import type { Orm } from '../db/database.ts';
import { color, product, size, variant } from '../db/schema/catalogue.ts';
import { cartLine } from '../db/schema/customers.ts';
import type { Language } from '../http/language.ts';
import { currentPriceThousandths, unitsOfThousandths } from '../wire/price.ts';
import { inLanguage } from '../wire/text.ts';
import { toVariant } from '../wire/variant.ts';

/** Loads the lines of a customer's cart in the order they were added. */
export async function loadCartLines(
  orm: Orm,
  customerId: string,
  language: Language,
): Promise<z.infer<typeof CartLines>> {
  const rows = await orm
    .select({ product, variant, color, sizeName: size.name, quantity: cartLine.quantity })
    .from(cartLine)
    .innerJoin(variant, eq(variant.id, cartLine.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(color, eq(color.id, variant.colorId))
    .leftJoin(size, eq(size.id, variant.sizeId))
    .where(eq(cartLine.customerId, customerId))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.variantId));
  return rows.map((row) => ({
    id: row.product.id,
    title: inLanguage(language, row.product.titleEn, row.product.titleAr),
    slug: row.product.slug,
    variant: toVariant(row, language),
    orderQuantity: row.quantity,
  }));
}

/** Sums quantity and current price of a customer's cart. */
export async function loadCartTotal(orm: Orm, customerId: string): Promise<z.infer<typeof CartTotal>> {
  const rows = await orm
    .select({ variant, quantity: cartLine.quantity })
    .from(cartLine)
    .innerJoin(variant, eq(variant.id, cartLine.variantId))
    .where(eq(cartLine.customerId, customerId));
  const now = new Date();
  const thousandths = rows.reduce(
    (sum, row) => sum + row.quantity * currentPriceThousandths(row.variant, now),
    0,
  );
  return {
    quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
    total: unitsOfThousandths(thousandths),
  };
}
