import type { Orm } from '../../db/database.ts';
import { variant } from '../../db/schema/catalogue.ts';
import type { ImportReport } from '../import-report.ts';
import { optionKind, optionsKey } from '../option-names.ts';
import { groupValues, slugOf, type UniqueNames } from '../texts.ts';
import type { ImportLookups } from './import-lookups.ts';
import type { ResolvedProduct, ResolvedVariant } from './resolved-product.ts';

export type StoredVariant = typeof variant.$inferSelect;
export type VariantRow = typeof variant.$inferInsert;

/** End of a sale that the file does not end. */
const endlessSale = new Date('2099-12-31T23:59:59Z');
const maxGeneratedSkuLength = 60;

/** Assigns the ids and SKUs of variants; one instance for a whole import. */
export interface VariantNumbers {
  nextId: number;
  /** SKUs of all variants of the shop but those of the products that are imported. */
  takenSkus: UniqueNames;
}

/**
 * Converts the variants of a product to rows. A stored variant with the same options, else with the same SKU, retains its id; its stock
 * stays unless the file has another number than the last time.
 */
export function variantRowsOf(
  product: ResolvedProduct,
  productId: number,
  stored: StoredVariant[],
  optionsOfStored: (row: StoredVariant) => string,
  lookups: ImportLookups,
  numbers: VariantNumbers,
  report: ImportReport,
  now: Date,
): VariantRow[] {
  const unmatched = new Set(stored);
  const matches = new Map<ResolvedVariant, StoredVariant>();
  const match = (keyOf: (variant: ResolvedVariant) => string, keyOfRow: (row: StoredVariant) => string) => {
    const rowsByKey = groupValues(unmatched, keyOfRow);
    for (const variant of product.variants) {
      const found = matches.has(variant) ? undefined : rowsByKey.get(keyOf(variant))?.shift();
      if (!found) continue;
      matches.set(variant, found);
      unmatched.delete(found);
    }
  };
  match((variant) => storedOptionsKey(variant, lookups), optionsOfStored);
  match(
    ({ sku }) => sku,
    ({ sku }) => sku,
  );
  return product.variants.map((variant, position) => {
    const known = matches.get(variant);
    const columns = optionColumnsOf(variant, lookups);
    return {
      id: known?.id ?? numbers.nextId++,
      productId,
      position,
      sku: skuOf(product, variant, numbers.takenSkus, report),
      gtin: variant.gtin,
      ...columns,
      priceThousandths: variant.priceThousandths,
      ...saleColumnsOf(variant, known, now),
      quantity:
        known && !variant.isUncounted && known.sourceQuantity === variant.quantity
          ? known.quantity
          : variant.quantity,
      sourceQuantity: variant.quantity,
      images: variant.images,
    };
  });
}

/** Returns a key of the options of a row, equal to that of a variant from a file with the same options. */
export function optionsKeyOfRow(
  row: StoredVariant,
  colorKeys: Map<number, string>,
  sizeNames: Map<number, string>,
): string {
  const color = row.colorId === null ? undefined : colorKeys.get(row.colorId);
  const size = row.sizeId === null ? undefined : sizeNames.get(row.sizeId);
  return optionsKey([
    ...(color === undefined ? [] : [{ name: sameName('Color'), value: sameName(color) }]),
    ...(size === undefined ? [] : [{ name: sameName('Size'), value: sameName(size) }]),
    ...row.options,
  ]);
}

const sameName = (name: string) => ({ en: name, ar: name });

function storedOptionsKey(variant: ResolvedVariant, lookups: ImportLookups): string {
  return optionsKey(
    variant.options.map((option) =>
      optionKind(option) === 'color'
        ? { ...option, value: sameName(lookups.colorKey(option.value)) }
        : option,
    ),
  );
}

/** Colors and sizes beyond the number that filters can count are options like any other. */
function optionColumnsOf({ options }: ResolvedVariant, lookups: ImportLookups) {
  const color = options.find((option) => optionKind(option) === 'color');
  const size = options.find((option) => optionKind(option) === 'size');
  const colorId = color ? lookups.colorId(color.value) : null;
  const sizeId = size ? lookups.sizeId(size.value) : null;
  return {
    colorId,
    sizeId,
    options: options.filter(
      (option) => !(option === color && colorId !== null) && !(option === size && sizeId !== null),
    ),
  };
}

function saleColumnsOf({ sale }: ResolvedVariant, known: StoredVariant | undefined, now: Date) {
  if (!sale) return { salePriceThousandths: null, startAt: null, endAt: null, sourceSaleState: null };
  const isSameSale =
    known?.salePriceThousandths === sale.priceThousandths && known.startAt !== null && known.startAt <= now;
  return {
    salePriceThousandths: sale.priceThousandths,
    startAt: sale.startAt ?? (isSameSale ? known.startAt : now),
    endAt: sale.endAt ?? endlessSale,
    sourceSaleState: null,
  };
}

function skuOf(
  product: ResolvedProduct,
  variant: ResolvedVariant,
  taken: UniqueNames,
  report: ImportReport,
): string {
  const values = variant.options.map(({ value }) => slugOf(value.en));
  const generated = [product.slug, ...values].join('-').slice(0, maxGeneratedSkuLength);
  const sku = taken.take(variant.sku || generated);
  if (variant.sku && sku !== variant.sku)
    report.note(variant.row, `the SKU ${variant.sku} is taken: it is ${sku} in the shop`);
  return sku;
}

/** Loads all variants of products, locked in the order in which orders lock them, so that no order changes their stock meanwhile. */
export function lockVariants(
  orm: Orm,
  where: Parameters<ReturnType<ReturnType<Orm['select']>['from']>['where']>[0],
): Promise<StoredVariant[]> {
  return orm.select().from(variant).where(where).orderBy(variant.id).for('update');
}
