import type { Id } from '../../wire/identifiers.ts';
import { readId, sameId } from '../../wire/identifiers.ts';
import { asObject, type JsonObject } from '../../wire/json.ts';
import { readList } from '../../wire/list.ts';
import type { Reader } from '../../wire/reader.ts';
import type { Variant } from '../types.ts';
import { readVariant } from './variant.ts';

export interface Variants {
  variants: Variant[];
  /** Id of one of the variants, as that variant has it. */
  defaultVariantId: Id | null;
}

/**
 * Reads the variants of a product, one for each id, and which of them is the default one: `defaultVariant` names it by
 * id or as an object. A product that sends no variants but a default one has that one.
 */
export function readVariants(product: JsonObject, reader: Reader): Variants {
  const byId = new Map<string, Variant>();
  for (const variant of readList(product.variants, readVariant, reader)) {
    if (!byId.has(String(variant.id))) byId.set(String(variant.id), variant);
  }
  const given = product.defaultVariant;
  if (byId.size === 0 && isWhole(given)) {
    const only = readVariant(given, reader);
    if (only) byId.set(String(only.id), only);
  }
  const variants = [...byId.values()];
  unifySpelling(variants, 'size');
  unifySpelling(variants, 'color');
  const id = readId(asObject(given)?.id ?? given);
  const chosen = variants.find((variant) => id !== null && sameId(variant.id, id));
  return { variants, defaultVariantId: chosen?.id ?? null };
}

/** Whether a default variant is sent with its contents, not only by its id. */
function isWhole(value: unknown): boolean {
  const raw = asObject(value);
  return raw !== null && 'quantity' in raw && 'price' in raw;
}

/** Values that differ only in letter case are one value, spelt as it is met first (contract, Tolerance). */
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
