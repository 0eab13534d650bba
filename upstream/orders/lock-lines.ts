import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewOrder, OrderChange } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { color, product, size, variant } from '../db/schema/catalogue.ts';
import type { Language } from '../http/language.ts';
import { groupBy } from '../queries/group-by.ts';
import { priceNow } from '../wire/price.ts';
import { inLanguage } from '../wire/text.ts';

type GivenLine = z.output<typeof NewOrder>['lines'][number];

/** A variant that is ordered, as it is now, and how many of it. */
export interface OrderedLine extends GivenLine {
  found: Awaited<ReturnType<typeof lockVariants>>[number] | undefined;
  /** The product, which may be there without the variant. */
  product: typeof product.$inferSelect | undefined;
  /** What one piece costs now, in hundredths. */
  priceCents: number;
}

/**
 * The variants an order is about, each once. They are held until the end of the transaction, taken in the order of their ids,
 * so that two orders never wait for each other.
 */
export async function lockLines(tx: Orm, given: GivenLine[], now: Date): Promise<OrderedLine[]> {
  const lines = [...groupBy(given, (line) => line.variantId).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, quantity: same.reduce((sum, line) => sum + line.quantity, 0) }] : [];
  });
  const variants = await lockVariants(
    tx,
    lines.map((line) => line.variantId),
  );
  const ordered = lines.map((line) => {
    const found = variants.find(
      (row) => row.variant.id === line.variantId && row.product.id === line.productId,
    );
    return { ...line, found, priceCents: found ? priceNow(found.variant, now) : 0 };
  });
  const lost = ordered.flatMap((line) => (line.found ? [] : [line.productId]));
  const products = lost.length > 0 ? await tx.select().from(product).where(inArray(product.id, lost)) : [];
  return ordered.map((line) => ({
    ...line,
    product: line.found?.product ?? products.find(({ id }) => id === line.productId),
  }));
}

/** What stands in the way of an order: pieces that are not there, prices that are no longer what was seen. */
export function changesOf(lines: OrderedLine[], language: Language): z.infer<typeof OrderChange>[] {
  return lines.flatMap(({ found, product, priceCents, productId, variantId, quantity, price }) => {
    const available = found?.variant.quantity ?? 0;
    const isSeen = price == null || Math.round(price * 100) === priceCents;
    if (found && isSeen && quantity <= available) return [];
    return [
      {
        productId,
        variantId,
        title: product ? inLanguage(language, product.titleEn, product.titleAr) : '',
        slug: product?.slug ?? '',
        price: { seen: price ?? null, now: found ? priceCents / 100 : null },
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
