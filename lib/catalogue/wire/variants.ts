import type { Variant } from '../../product/types.ts';
import type { Id } from '../../wire/identifiers.ts';
import { isSameId, readId } from '../../wire/identifiers.ts';
import { asObject, type JsonObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import type { PriceReader } from '../../wire/reader.ts';
import { readVariant } from './variant.ts';

export interface Variants {
  variants: Variant[];
  /** Id of one of the variants; null when unknown. */
  defaultVariantId: Id | null;
}

/**
 * Reads the variants of a product, without duplicate ids, and the id of the default variant, which the upstream sends as an id or as
 * an object. A product without variants uses a complete default variant as its only one.
 */
export function readVariants(product: JsonObject, reader: PriceReader): Variants {
  const byId = new Map<string, Variant>();
  for (const variant of readList(product.variants, readVariant, reader)) {
    if (!byId.has(String(variant.id))) byId.set(String(variant.id), variant);
  }
  const defaultVariant = product.defaultVariant;
  if (byId.size === 0 && isCompleteVariant(defaultVariant)) {
    const onlyVariant = readVariant(defaultVariant, reader);
    if (onlyVariant) byId.set(String(onlyVariant.id), onlyVariant);
  }
  const variants = [...byId.values()];
  unifySpelling(variants, 'size');
  unifySpelling(variants, 'color');
  const defaultId = readId(asObject(defaultVariant)?.id ?? defaultVariant);
  const matchingVariant = variants.find((variant) => defaultId !== null && isSameId(variant.id, defaultId));
  return { variants, defaultVariantId: matchingVariant?.id ?? null };
}

/** True for a default variant that is a complete object, not only an id. */
function isCompleteVariant(value: unknown): boolean {
  const raw = asObject(value);
  return raw !== null && 'quantity' in raw && 'price' in raw;
}

/** Gives values that differ only in letter case the spelling of the first one (contract/README.md "Tolerance"). */
function unifySpelling(variants: Variant[], name: 'size' | 'color'): void {
  const spellings = new Map<string, string>();
  for (const variant of variants) {
    const value = variant[name];
    if (value === null) continue;
    const key = value.toLowerCase();
    const spelling = spellings.get(key) ?? value;
    spellings.set(key, spelling);
    variant[name] = spelling;
  }
}
