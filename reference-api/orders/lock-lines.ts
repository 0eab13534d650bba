import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { toCurrencyUnits, toMinorUnits } from '../../contract/currency.ts';
import type { NewOrder, OrderChange } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { color, product, size, variant } from '../db/schema/catalogue.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { groupBy } from '../queries/group-by.ts';
import { currentPriceThousandths, minorOfThousandths } from '../wire/price.ts';
import { inLanguage } from '../wire/text.ts';

type RequestedLine = IntegerIds<z.output<typeof NewOrder>>['lines'][number];

/** Requested line with its locked variant. */
export interface LockedLine extends RequestedLine {
  /** Variant with its product, colour and size; undefined for a variant that is no longer sold. */
  variantRow: Awaited<ReturnType<typeof lockVariants>>[number] | undefined;
  /** Product of the line, also when its variant was deleted; undefined when the product was deleted, too. */
  product: typeof product.$inferSelect | undefined;
  /** Current unit price in minor units of the order's currency. */
  priceMinor: number;
}

/**
 * Merges lines of the same variant and locks the variants until the end of the transaction, in ascending id order to
 * avoid deadlocks.
 */
export async function lockLines(
  tx: Orm,
  requestedLines: RequestedLine[],
  currency: string,
  now: Date,
): Promise<LockedLine[]> {
  const lines = [...groupBy(requestedLines, (line) => line.variantId).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, quantity: group.reduce((sum, line) => sum + line.quantity, 0) }] : [];
  });
  const variants = await lockVariants(
    tx,
    lines.map((line) => line.variantId),
  );
  const locked = lines.map((line) => {
    const variantRow = variants.find(
      (candidate) => candidate.variant.id === line.variantId && candidate.product.id === line.productId,
    );
    const priceThousandths = variantRow ? currentPriceThousandths(variantRow.variant, now) : 0;
    return { ...line, variantRow, priceMinor: minorOfThousandths(priceThousandths, currency) };
  });
  const productIdsWithoutVariant = locked.flatMap((line) => (line.variantRow ? [] : [line.productId]));
  const products =
    productIdsWithoutVariant.length > 0
      ? await tx.select().from(product).where(inArray(product.id, productIdsWithoutVariant))
      : [];
  return locked.map((line) => ({
    ...line,
    product: line.variantRow?.product ?? products.find(({ id }) => id === line.productId),
  }));
}

/** Returns a change for each line whose variant is no longer sold, has too little stock or has another price than the buyer saw. */
export function detectChanges(
  lines: LockedLine[],
  currency: string,
  language: Language,
): z.infer<typeof OrderChange>[] {
  return lines.flatMap(({ variantRow, product, priceMinor, productId, variantId, quantity, price }) => {
    const available = variantRow?.variant.quantity ?? 0;
    const isPriceCurrent = price == null || toMinorUnits(price, currency) === priceMinor;
    if (variantRow && isPriceCurrent && quantity <= available) return [];
    return [
      {
        productId,
        variantId,
        title: product ? inLanguage(language, product.titleEn, product.titleAr) : '',
        slug: product?.slug ?? '',
        price: { seen: price ?? null, now: variantRow ? toCurrencyUnits(priceMinor, currency) : null },
        quantity: { wanted: quantity, available },
      },
    ];
  });
}

async function lockVariants(tx: Orm, ids: number[]) {
  return tx
    .select({ variant, product, color, sizeName: size.name })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(color, eq(color.id, variant.colorId))
    .leftJoin(size, eq(size.id, variant.sizeId))
    .where(inArray(variant.id, ids))
    .orderBy(asc(variant.id))
    .for('no key update', { of: variant });
}
